import type { IconName } from '#content/icons.ts'
import { Icon } from '../ui/icon.tsx'

type Props = { icon: IconName; label: string; className?: string; onClick: () => void }

/** An icon alone, with its name for those who hover, and for those who listen. */
export function PanelButton({ icon, label, className = '', onClick }: Props) {
  return (
    <button type="button" className={`panel-button ${className}`} aria-label={label} title={label} onClick={onClick}>
      <Icon name={icon} className="size-5" />
    </button>
  )
}
