import type { ComponentType, ReactNode } from 'react'
import { useLoadedPart, type LatePart } from '../internal/loading/useLoadedPart.ts'

/**
 * A part that is loaded when it is first shown. Where it cannot be loaded because the network is lost it is tried again
 * when the network is back, and with the next one that is shown. `lazy` would remember the failure and take the page with
 * it.
 * @param place keeps its room meanwhile, where what stands around it would move. @default nothing
 * @param failed what stands there when it could not be loaded. @default the same, for what the reader can do without
 */
export function loadedPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  place?: ReactNode,
  failed: (retry: () => void) => ReactNode = () => place,
): (props: Props) => ReactNode {
  const part: LatePart<Props> = { load }
  return function LoadedPart(props) {
    const { Part, hasFailed = false, retry } = useLoadedPart(part)
    if (Part) return <Part {...props} />
    return hasFailed ? failed(retry) : place
  }
}
