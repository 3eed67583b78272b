import { useEffect, useState, type ComponentType } from 'react'

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

/** A part of the page that is loaded late, once for all places where it is shown. */
export interface LazyPart<Props> {
  load: Load<Props>
  loaded?: ComponentType<Props> | undefined
}

/** @param load of a module whose default export is the part: `() => import('./Part.tsx')` */
export function lazyPart<Props>(load: Load<Props>): LazyPart<Props> {
  return { load }
}

/** Somebody may want it soon: who only passes by is told nothing of a failure. */
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
 * The one way to load a part of the page late: from the moment on that it is wanted. What cannot be loaded is tried again
 * when the network is back, and when somebody asks for it. `lazy` would remember the failure and take the page with it.
 */
export function useLoadedPart<Props>(part: LazyPart<Props>, isWanted = true) {
  const [state, setState] = useState<LoadedPart<Props>>({ Part: part.loaded })
  const retry = () => setState({})
  useEffect(() => {
    if (state.Part || !isWanted) return undefined
    let isBackMeanwhile = false
    const onOnline = () => {
      if (state.hasFailed) setState({})
      // The failure that this attempt may still come to is one of before.
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
