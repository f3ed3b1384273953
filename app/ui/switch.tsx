import type { ComponentProps } from 'react'

/** An on/off setting that acts at once or on confirmation; its label stands beside it. */
export function Switch(props: Omit<ComponentProps<'input'>, 'type' | 'role' | 'className'>) {
  // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox has its checked state by itself.
  return <input type="checkbox" role="switch" className="switch" {...props} />
}
