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

/** A remote source is asked after the reader paused this long, in ms. */
const pause = 200

export interface PaletteSearch extends PaletteAnswers {
  /** Asks a source that failed once more. */
  retry: (source: PaletteSource) => void
}

/**
 * Asks all sources for a text and collects what they answer, each as it comes. A new text aborts the questions of the
 * last one; an answer to them is dropped.
 */
export function usePaletteSearch(sources: readonly PaletteSource[], text: string): PaletteSearch {
  const [answers, setAnswers] = useState<PaletteAnswers>(noAnswers)
  const running = useRef<AbortController | null>(null)

  const ask = useCallback(async (source: PaletteSource, query: string, signal: AbortSignal) => {
    try {
      const items = await source.search(query, signal)
      if (!signal.aborted) setAnswers(current => withAnswer(current, source, items))
    } catch {
      // Why it failed is the source's to report; the reader is told that it did.
      if (!signal.aborted) setAnswers(current => withFailure(current, source))
    }
  }, [])

  // Before the paint: what answers at once is there with the letter that was typed.
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
      try {
        const found = source.search(text, signal)
        // The answer is set when it comes, not in this effect.
        // oxlint-disable-next-line react/set-state-in-effect
        if (found instanceof Promise) void ask({ ...source, search: () => found }, text, signal)
        else initial = withAnswer(initial, source, found)
      } catch {
        initial = withFailure(initial, source)
      }
    }
    setAnswers(initial)
    const timer = setTimeout(() => {
      for (const source of remote) void ask(source, text, signal)
    }, pause)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [sources, text, ask])

  const retry = useCallback(
    (source: PaletteSource) => {
      const signal = running.current?.signal
      if (!signal || signal.aborted) return
      setAnswers(current => withRetry(current, source))
      void ask(source, text, signal)
    },
    [ask, text],
  )

  return { ...answers, retry }
}
