import { useCallback, useEffect, useState, type ComponentType } from 'react'
import type { PlotProps } from './plotProps.ts'

type Loader = () => Promise<{ default: ComponentType<PlotProps> }>

const loader: { load: Loader } = { load: () => import('./ChartPlot.tsx') }
let loaded: ComponentType<PlotProps> | undefined

/**
 * For stories: has the next charts load what draws in another way, as if none had been drawn yet.
 * @returns what puts it back
 */
export function loadPlotWith(load: Loader): () => void {
  const before = { load: loader.load, loaded }
  loader.load = load
  loaded = undefined
  return () => {
    loader.load = before.load
    loaded = before.loaded
  }
}

/**
 * What draws: too heavy for a page that may show no chart, so it comes with the first. What cannot be loaded is said,
 * and tried again when somebody asks for it or the network is back.
 */
export function usePlotPart() {
  const [Plot, setPlot] = useState(() => loaded)
  const [hasFailed, setFailed] = useState(false)
  const retry = useCallback(() => setFailed(false), [])
  useEffect(() => {
    if (Plot) return undefined
    if (hasFailed) {
      window.addEventListener('online', retry, { once: true })
      return () => window.removeEventListener('online', retry)
    }
    const leaving = new AbortController()
    const { signal } = leaving
    loader.load().then(
      part => {
        loaded = part.default
        if (!signal.aborted) setPlot(() => part.default)
      },
      () => {
        if (!signal.aborted) setFailed(true)
      },
    )
    return () => leaving.abort()
  }, [Plot, hasFailed, retry])
  return { Plot, hasFailed, retry }
}
