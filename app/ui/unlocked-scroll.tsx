import type { ComponentType, PropsWithChildren } from 'react'

type Props = PropsWithChildren<{ as: ComponentType<PropsWithChildren>; allowPinchZoom?: boolean }>

/** Stands in for react-remove-scroll, which Radix puts around an open list: the page stays free to scroll. */
export function RemoveScroll({ as: Content, allowPinchZoom: _, ...content }: Props) {
  return <Content {...content} />
}
