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

/** A remote answer waits so long at most for those of the sources before it, in ms: the order is theirs, not of chance. */
const patience = 300

const wait = (duration: number) =>
  new Promise<void>(resolve => {
    setTimeout(resolve, duration)
  })

/** Asks a source; an error that it throws is a rejection like any other. */
function ask(source: PaletteSource, text: string, signal: AbortSignal): ReturnType<PaletteSource['search']> {
  try {
    return source.search(text, signal)
  } catch (error) {
    return Promise.reject(error instanceof Error ? error : new Error(String(error)))
  }
}

export interface PaletteSearch extends PaletteAnswers {
  /** What these are the answers to: for one render the text is ahead of them. */
  text: string
  /** Asks a source that failed once more. */
  retry: (source: PaletteSource) => void
}

/**
 * Asks all sources for a text and collects what they answer, each as it comes. A new text aborts the questions of the
 * last one; an answer to them is dropped.
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
        // Why it failed is the source's to report; the reader is told that it did.
        if (!signal.aborted) setAnswers(current => withFailure(current, source))
      }
    },
    [],
  )

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
        // Read when its turn comes: until then its failure is nobody's.
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
