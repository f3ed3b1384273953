import * as Radix from '@radix-ui/react-select'
import { type MouseEvent, type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import type { ControlProps } from './field.tsx'
import { Icon } from './icon.tsx'

type SelectProps = {
  control: ControlProps
  value: string
  options: readonly { readonly value: string; readonly label: string }[]
  /** Hidden, it stays the form's control: a choice goes to it as if it had been made there. */
  native: RefObject<HTMLSelectElement | null>
}

/** Radix keeps the empty value for itself, so the option that stands for it has this one. */
const none = 'none'

/** In milliseconds and pixels: what the second of two presses keeps within, which would open the list of the field beneath. */
const soon = 400
const near = 16
let last: MouseEvent | undefined

function notePress(event: MouseEvent) {
  last = event
}

/** By when they were made: a busy phone tells of a press late. */
function ignoreSecondPress(event: MouseEvent) {
  if (!last || event.timeStamp - last.timeStamp >= soon) return
  if (Math.hypot(event.clientX - last.clientX, event.clientY - last.clientY) < near) event.preventDefault()
}

/** A list in the house style over a native select. */
export function Select({ control, value, options, native }: SelectProps) {
  const [open, setOpen] = useState(false)

  // The keyboard may have reached the native one since it was decided to hide it.
  useLayoutEffect(() => {
    if (native.current === document.activeElement) document.getElementById(control.id)?.focus()
  }, [native, control.id])

  useEffect(() => {
    if (!open) return
    // The list does not move with the page, which stays free to scroll. Browsers tell of a scroll a moment after it.
    const openedAt = window.scrollY
    const close = () => window.scrollY !== openedAt && setOpen(false)
    window.addEventListener('scroll', close)
    return () => window.removeEventListener('scroll', close)
  }, [open])

  function choose(choice: string) {
    if (!native.current) return
    native.current.value = choice === none ? '' : choice
    native.current.dispatchEvent(new Event('change', { bubbles: true }))
  }

  return (
    <Radix.unstable_Provider open={open} onOpenChange={setOpen} value={value || none} onValueChange={choose}>
      <Radix.Trigger
        {...control}
        className={`${control.className} select-trigger`}
        onPointerDown={ignoreSecondPress}
        onClick={ignoreSecondPress}
      >
        {/* Not the text that Radix moves here from the list: in a translated page it cannot take it back. */}
        <Radix.Value>
          <span>{options.find((option) => option.value === value)?.label}</span>
        </Radix.Value>
        <Icon name="chevron-down" className="size-5 text-blue" />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className="select-list"
          onPointerUpCapture={notePress}
          onKeyDown={({ key }) => key === 'Tab' && setOpen(false)}
        >
          <Radix.Viewport>
            {options.map((option) => (
              <Radix.Item key={option.value} value={option.value || none} className="select-option">
                <Radix.ItemText>{option.label}</Radix.ItemText>
                <Radix.ItemIndicator>
                  <Icon name="check" className="size-5 text-blue" />
                </Radix.ItemIndicator>
              </Radix.Item>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.unstable_Provider>
  )
}
