import { useEffect, useMemo, useRef, useState } from 'react'
import type { OpenPdf } from './openPdf.ts'
import { findAll, type Found, type SearchOptions } from './search.ts'

/** Something that was found, on its page. */
export interface PageMatch extends Found {
  page: number
}

export interface DocumentSearch {
  query: string
  setQuery: (query: string) => void
  options: SearchOptions
  setOptions: (options: SearchOptions) => void
  /** All matches known so far, in the order of the document. */
  matches: readonly PageMatch[]
  /** Index of the one that is shown; -1 for none. */
  current: number
  /** The one that is shown: another object each time that it is to be brought into sight. */
  shown: PageMatch | undefined
  isSearching: boolean
  /** Shows the next one (1) or the one before (-1), round the ends. */
  go: (direction: 1 | -1) => void
}

/** Milliseconds without a key after which what was typed is looked for. */
const typingPause = 200
/** Pages that are asked for at once: most of the time of one is spent on the way to the worker and back. */
const atOnce = 8
/** Milliseconds between two counts that are shown while the search goes on. */
const countPause = 120

interface SearchState {
  /** The request that these are the matches of. */
  of: object
  matches: readonly PageMatch[]
  shown: PageMatch | undefined
  isSearching: boolean
}
const nothing: Pick<SearchState, 'matches' | 'shown'> = { matches: [], shown: undefined }

const isSame = (a: PageMatch | undefined, b: PageMatch | undefined) =>
  a !== undefined && b !== undefined && a.page === b.page && a.start === b.start

/**
 * Looks for words in a document, page by page from the one that is read, so that what is near is found at once.
 * @param query what to look for; nothing is looked for while it is empty
 */
export function useSearch(document: OpenPdf, page: number): DocumentSearch {
  const [query, setQuery] = useState('')
  const [options, setOptions] = useState<SearchOptions>({
    matchCase: false,
    wholeWords: false,
    matchAccents: false,
  })
  const request = useMemo(() => ({ document, query, options }), [document, query, options])
  const [state, setState] = useState<SearchState>()
  const start = useRef(page)
  useEffect(() => {
    start.current = page
  }, [page])

  useEffect(() => {
    const words = request.query.trim()
    if (words === '') return undefined
    const { pages } = request.document.info
    const stop = new AbortController()
    const found = new Map<number, readonly PageMatch[]>()
    const show = (isSearching: boolean) => {
      if (stop.signal.aborted) return
      const matches = [...found.entries()].toSorted(([a], [b]) => a - b).flatMap(([, own]) => own)
      const first = [...found.values()][0]?.[0]
      setState(before => ({
        of: request,
        matches,
        isSearching,
        shown: (before?.of === request ? before.shown : undefined) ?? first,
      }))
    }
    const searchPage = async (at: number) => {
      // A page that cannot be read has nothing to be found; its own place says that it cannot be displayed.
      const { text } = await request.document.text(at).catch(() => ({ text: '' }))
      return findAll(text, words, request.options).map(match => ({ ...match, page: at }))
    }
    const search = async () => {
      // Where the reader is now: the first match leads elsewhere.
      const first = start.current - 1
      let last = performance.now()
      for (let step = 0; step < pages && !stop.signal.aborted; step += atOnce) {
        const isFirst = found.size === 0
        const count = Math.min(atOnce, pages - step)
        const batch = Array.from({ length: count }, (_, index) => ((first + step + index) % pages) + 1)
        for (const matches of await Promise.all(batch.map(searchPage)))
          if (matches[0]) found.set(matches[0].page, matches)
        // The first match at once, the others in steps that can be followed.
        if (!(isFirst && found.size > 0) && performance.now() - last < countPause) continue
        last = performance.now()
        show(true)
      }
      show(false)
    }
    const timer = setTimeout(() => void search(), typingPause)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [request])

  const isKnown = state?.of === request
  const { matches, shown } = isKnown ? state : nothing
  const isSearching = isKnown ? state.isSearching : query.trim() !== ''
  const current = matches.findIndex(match => isSame(match, shown))
  const go = (direction: 1 | -1) => {
    const next = matches.at((current + direction) % matches.length)
    // The same object again is shown again: the reader may have scrolled away from it.
    if (next && isKnown) setState({ ...state, shown: { ...next } })
  }
  return { query, setQuery, options, setOptions, matches, current, shown, isSearching, go }
}
