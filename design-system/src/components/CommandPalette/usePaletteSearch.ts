import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import {
  askable,
  noAnswers,
  withAnswer,
  withFailure,
  withRetry,
  type PaletteAnswers,
  type PaletteSource,
} from './sources.ts'

/** Pause in typing before remote sources are searched, in ms. */
const pause = 200

/** Longest time that remote results wait for earlier sources, in ms. It keeps the order of the groups predictable. */
const patience = 300

const wait = (duration: number) =>
  new Promise<void>(resolve => {
    setTimeout(resolve, duration)
  })

/** Searches a source. Turns an error that it throws into a rejection. */
function ask(source: PaletteSource, text: string, signal: AbortSignal): ReturnType<PaletteSource['search']> {
  try {
    return source.search(text, signal)
  } catch (error) {
    return Promise.reject(error instanceof Error ? error : new Error(String(error)))
  }
}

export interface PaletteSearch extends PaletteAnswers {
  /** The query that these results belong to, which lags one render behind the text. */
  text: string
  /** Searches a failed source again. */
  retry: (source: PaletteSource) => void
}

/**
 * Searches all sources for a text and adds their results as they arrive. A new text aborts the searches for the
 * previous one and drops their results.
 */
export function usePaletteSearch(sources: readonly PaletteSource[], text: string): PaletteSearch {
  const [answers, setAnswers] = useState<PaletteAnswers>(noAnswers)
  const [answered, setAnswered] = useState(text)
  const running = useRef<AbortController | null>(null)

  const collect = useCallback(
    async (source: PaletteSource, found: ReturnType<PaletteSource['search']>, signal: AbortSignal) => {
      try {
        const items = await found
        if (!signal.aborted) setAnswers(current => withAnswer(current, source, items))
      } catch {
        // The source reports the reason. The reader only sees that it failed.
        if (!signal.aborted) setAnswers(current => withFailure(current, source))
      }
    },
    [],
  )

  // Before paint, so that synchronous results appear together with the typed letter.
  useLayoutEffect(() => {
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    const asked = askable(sources, text)
    let initial: PaletteAnswers = { ...noAnswers, pending: asked }
    const remote: PaletteSource[] = []
    for (const source of asked) {
      if (source.isRemote === true) {
        remote.push(source)
        continue
      }
      const found = ask(source, text, signal)
      // oxlint-disable-next-line react/set-state-in-effect -- a promise sets its answer when it comes, not here
      if (found instanceof Promise) void collect(source, found, signal)
      else initial = withAnswer(initial, source, found)
    }
    setAnswers(initial)
    setAnswered(text)
    const timer = setTimeout(() => {
      const late = wait(patience)
      let before: Promise<unknown> = Promise.resolve()
      for (const source of remote) {
        const found = Promise.resolve(ask(source, text, signal))
        before = collect(
          source,
          Promise.race([before, late]).then(() => found),
          signal,
        )
        // Handled when its turn comes; until then this avoids an unhandled rejection.
        found.catch(() => undefined)
      }
    }, pause)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [sources, text, collect])

  const retry = useCallback(
    (source: PaletteSource) => {
      const signal = running.current?.signal
      if (!signal || signal.aborted) return
      setAnswers(current => withRetry(current, source))
      void collect(source, ask(source, text, signal), signal)
    },
    [collect, text],
  )

  return { ...answers, text: answered, retry }
}
