import type { ComponentType, ReactNode } from 'react'
import { useLoadedPart, type LazyPart } from '../internal/loading/useLoadedPart.ts'

/**
 * A part that is loaded when it is first shown, and that the reader can do without: until it is there, and where it
 * cannot be loaded because the network is lost, nothing stands in its place. It is tried again when the network is back,
 * and with the next one that is shown. `lazy` would remember the failure and take the page with it.
 * @param place keeps its room meanwhile, where what stands around it would move
 */
export function loadedPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  place?: ReactNode,
): (props: Props) => ReactNode {
  const part: LazyPart<Props> = { load }
  return function LoadedPart(props) {
    const { Part } = useLoadedPart(part)
    return Part ? <Part {...props} /> : place
  }
}
