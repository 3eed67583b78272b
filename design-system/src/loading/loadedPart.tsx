import { useEffect, useState, type ComponentType, type ReactNode } from 'react'

/**
 * A part that is loaded when it is first shown, and that the reader can do without: until it is there, and where it
 * cannot be loaded because the network is lost, nothing stands in its place. It is tried again when the network is back,
 * and with the next one that is shown. `lazy` would remember the failure and take the page with it.
 */
export function loadedPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): (props: Props) => ReactNode {
  let loaded: ComponentType<Props> | undefined
  return function LoadedPart(props) {
    const [Part, setPart] = useState(() => loaded)
    useEffect(() => {
      if (Part) return undefined
      const leaving = new AbortController()
      const { signal } = leaving
      const tryLoading = () =>
        void load().then(
          part => {
            loaded = part.default
            if (!signal.aborted) setPart(() => part.default)
          },
          () => window.addEventListener('online', tryLoading, { once: true, signal }),
        )
      tryLoading()
      return () => leaving.abort()
    }, [Part])
    return Part && <Part {...props} />
  }
}
