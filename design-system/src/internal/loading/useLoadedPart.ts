import { useCallback, useEffect, useState, type ComponentType } from 'react'

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

/** A part of the page that is loaded late, once for all places where it is shown. */
export interface LatePart<Props> {
  load: Load<Props>
  loaded?: ComponentType<Props> | undefined
  /** While it is on its way. */
  coming?: Promise<ComponentType<Props>> | undefined
}

/** @param load of a module whose default export is the part: `() => import('./Part.tsx')` */
export function latePart<Props>(load: Load<Props>): LatePart<Props> {
  return { load }
}

function arrival<Props>(part: LatePart<Props>): Promise<ComponentType<Props>> {
  part.coming ??= part
    .load()
    .then(module => {
      part.loaded = module.default
      return module.default
    })
    // What failed is not kept: the next one tries again.
    .finally(() => {
      part.coming = undefined
    })
  return part.coming
}

/**
 * The one way to load a part of the page late: from the moment on that it is wanted, or ahead of that with the first
 * sign that it may be. What cannot be loaded is tried again when the network is back, when somebody asks for it, and
 * when it is wanted anew. `lazy` would remember the failure and take the page with it.
 * @param isWanted nobody is told of the failure of what is not
 */
export function useLoadedPart<Props>(part: LatePart<Props>, isWanted = true) {
  const [Part, setPart] = useState(() => part.loaded)
  const [hasFailed, setFailed] = useState(false)
  if (!isWanted && hasFailed) setFailed(false)
  const isAwaited = isWanted && !Part && !hasFailed
  const retry = useCallback(() => setFailed(false), [])
  useEffect(() => {
    if (!isAwaited) return undefined
    const leaving = new AbortController()
    arrival(part).then(
      loaded => !leaving.signal.aborted && setPart(() => loaded),
      () => !leaving.signal.aborted && setFailed(true),
    )
    return () => leaving.abort()
  }, [part, isAwaited])
  useEffect(() => {
    if (!hasFailed) return undefined
    window.addEventListener('online', retry, { once: true })
    return () => window.removeEventListener('online', retry)
  }, [hasFailed, retry])
  /** Somebody may want it soon. */
  const prepare = () => {
    if (!Part)
      arrival(part).then(
        loaded => setPart(() => loaded),
        () => undefined,
      )
  }
  return { Part, isAwaited, hasFailed, retry, prepare }
}
