import { useEffect, useState, type ComponentType } from 'react'

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

/** A part of the page that is loaded on demand, once for all places that show it. */
export interface LazyPart<Props> {
  load: Load<Props>
  loaded?: ComponentType<Props> | undefined
}

/** @param load of a module whose default export is the part: `() => import('./Part.tsx')` */
export function lazyPart<Props>(load: Load<Props>): LazyPart<Props> {
  return { load }
}

/** Loads the part ahead of time. Failures are ignored, because the reader may only have passed by. */
export function prepare<Props>(part: LazyPart<Props>): void {
  part.load().then(
    module => {
      part.loaded = module.default
    },
    () => undefined,
  )
}

interface LoadedPart<Props> {
  Part?: ComponentType<Props> | undefined
  hasFailed?: boolean
}

/**
 * Loads a part of the page on demand; use it for all of them. A failed load is retried when the network is back, and
 * when `retry` is called. `lazy` would remember the failure and crash the page.
 */
export function useLoadedPart<Props>(part: LazyPart<Props>, isWanted = true) {
  const [state, setState] = useState<LoadedPart<Props>>({ Part: part.loaded })
  const retry = () => setState({})
  useEffect(() => {
    if (state.Part || !isWanted) return undefined
    let isBackMeanwhile = false
    const onOnline = () => {
      if (state.hasFailed) setState({})
      // If the current attempt still fails, the failure is from before.
      isBackMeanwhile = true
    }
    window.addEventListener('online', onOnline)
    if (!state.hasFailed)
      part.load().then(
        module => {
          part.loaded = module.default
          setState({ Part: module.default })
        },
        () => setState(isBackMeanwhile ? {} : { hasFailed: true }),
      )
    return () => window.removeEventListener('online', onOnline)
  }, [part, state, isWanted])
  return { ...state, retry }
}
