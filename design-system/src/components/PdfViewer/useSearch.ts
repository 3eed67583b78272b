import { useEffect, useMemo, useRef, useState } from 'react'
import type { OpenPdf } from './openPdf.ts'
import { findAll, type Found, type SearchOptions } from './search.ts'

/** A match with its page. */
export interface PageMatch extends Found {
  page: number
}

export interface DocumentSearch {
  query: string
  setQuery: (query: string) => void
  options: SearchOptions
  setOptions: (options: SearchOptions) => void
  /** All matches known so far, in document order. */
  matches: readonly PageMatch[]
  /** Index of the current match; -1 for none. */
  current: number
  /** The current match. A new object each time it should be scrolled into view. */
  shown: PageMatch | undefined
  isSearching: boolean
  /** Goes to the next (1) or the previous (-1) match, wrapping around. */
  go: (direction: 1 | -1) => void
}

/** Milliseconds after the last key press before the search starts. */
const typingPause = 200
/** Pages requested in parallel, because most of the time is spent on the round trip to the worker. */
const atOnce = 8
/** Milliseconds between updates of the count while the search runs. */
const countPause = 120

interface SearchState {
  /** The request that the matches belong to. */
  of: object
  matches: readonly PageMatch[]
  shown: PageMatch | undefined
  isSearching: boolean
}
const nothing: Pick<SearchState, 'matches' | 'shown'> = { matches: [], shown: undefined }

const isSame = (a: PageMatch | undefined, b: PageMatch | undefined) =>
  a !== undefined && b !== undefined && a.page === b.page && a.start === b.start

/**
 * Searches a document page by page, starting at the current one, so that nearby matches are found at once.
 * @param query the text to search for; nothing is searched while it is empty
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
      // An unreadable page has no matches; the page itself shows the error.
      const { text } = await request.document.text(at).catch(() => ({ text: '' }))
      return findAll(text, words, request.options).map(match => ({ ...match, page: at }))
    }
    const search = async () => {
      // The page where the search starts, because going to the first match changes the page.
      const first = start.current - 1
      let last = performance.now()
      for (let step = 0; step < pages && !stop.signal.aborted; step += atOnce) {
        const isFirst = found.size === 0
        const count = Math.min(atOnce, pages - step)
        const batch = Array.from({ length: count }, (_, index) => ((first + step + index) % pages) + 1)
        for (const matches of await Promise.all(batch.map(searchPage)))
          if (matches[0]) found.set(matches[0].page, matches)
        // Shows the first match at once, and the others in steps that can be followed.
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
    // A copy, so that the same match is scrolled into view again: the reader may have scrolled away.
    if (next && isKnown) setState({ ...state, shown: { ...next } })
  }
  return { query, setQuery, options, setOptions, matches, current, shown, isSearching, go }
}
