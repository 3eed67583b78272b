import { useEffect, useState, type ComponentType, type ReactNode } from 'react'

/**
 * A part that is loaded when it is first shown, and that the reader can do without: until it is there, and where it
 * cannot be loaded because the network is lost, nothing stands in its place. The next one that is shown tries again.
 * `lazy` would remember the failure and take the page with it.
 */
export function loadedPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): (props: Props) => ReactNode {
  let loaded: ComponentType<Props> | undefined
  return function LoadedPart(props) {
    const [Part, setPart] = useState(() => loaded)
    useEffect(() => {
      let isGone = false
      if (!Part)
        load().then(
          part => {
            loaded = part.default
            if (!isGone) setPart(() => part.default)
          },
          () => undefined,
        )
      return () => {
        isGone = true
      }
    }, [Part])
    return Part && <Part {...props} />
  }
}
