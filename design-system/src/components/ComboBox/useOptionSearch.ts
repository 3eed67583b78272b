import { useCallback, useEffect, useReducer, useRef } from 'react'
import type { Option } from '../../internal/list/Option.tsx'

/** One page of options. Pass `cursor` back to get the next page; the last page has none. */
export interface OptionPage {
  options: readonly Option[]
  cursor?: string
}

/** Searches for options. Rejects on failure. `signal` is aborted when the result is no longer needed. */
export type LoadOptions = (query: {
  text: string
  cursor: string | undefined
  signal: AbortSignal
}) => Promise<OptionPage>

type Phase = 'idle' | 'too-short' | 'loading' | 'more' | 'ready' | 'failed'
interface State {
  phase: Phase
  options: readonly Option[]
  cursor: string | undefined
}

const start: State = { phase: 'idle', options: [], cursor: undefined }

interface SearchOptions {
  load: LoadOptions
  minimum: number
  /** Milliseconds without a keystroke before the search starts. */
  pause: number
}

/** Searches as the reader types: debounces, drops outdated responses, and loads page after page. */
export function useOptionSearch({ load, minimum, pause }: SearchOptions) {
  const [state, set] = useReducer((_: State, next: State) => next, start)
  const running = useRef<AbortController | null>(null)
  const asked = useRef('')

  const fetchPage = useCallback(
    async (text: string, cursor: string | undefined, before: readonly Option[]) => {
      running.current?.abort()
      const controller = new AbortController()
      running.current = controller
      const { signal } = controller
      try {
        if (cursor === undefined && text !== '') await new Promise(resolve => setTimeout(resolve, pause))
        if (signal.aborted) return
        const page = await load({ text, cursor, signal })
        if (signal.aborted) return
        const known = new Set(before.map(({ id }) => id))
        const added = page.options.filter(({ id }) => !known.has(id))
        set({ phase: 'ready', options: [...before, ...added], cursor: page.cursor })
      } catch {
        // The caller logs the reason. The reader sees that the search failed and can retry.
        if (!signal.aborted) set({ phase: 'failed', options: before, cursor })
      }
    },
    [load, pause],
  )

  const search = useCallback(
    (text: string) => {
      asked.current = text
      if (text.trim().length < minimum) {
        running.current?.abort()
        set({ phase: 'too-short', options: [], cursor: undefined })
        return
      }
      set({ phase: 'loading', options: [], cursor: undefined })
      void fetchPage(text, undefined, [])
    },
    [fetchPage, minimum],
  )

  const more = useCallback(() => {
    if (state.phase !== 'ready' || state.cursor === undefined) return
    set({ ...state, phase: 'more' })
    void fetchPage(asked.current, state.cursor, state.options)
  }, [fetchPage, state])

  const retry = useCallback(() => search(asked.current), [search])

  useEffect(() => () => running.current?.abort(), [])
  return { ...state, search, more, retry }
}

/** A search and its results so far. */
export type OptionSearch = ReturnType<typeof useOptionSearch>
