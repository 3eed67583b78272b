import { useEffect, useRef, useState } from 'react'
import type { Option } from '../../internal/list/Option.tsx'
import type { LoadOptions } from '../ComboBox/useOptionSearch.ts'
import { findEntry, report, splitEntries, type Found, type PasteReport } from './entries.ts'

/**
 * Looks up many texts in one request. Resolves to the candidate options for each text, in order. Rejects on failure.
 */
export type FindOptions = (query: {
  texts: readonly string[]
  signal: AbortSignal
}) => Promise<readonly (readonly Option[])[]>

interface PastedOptions {
  options: readonly Option[] | undefined
  load: LoadOptions | undefined
  findMany: FindOptions | undefined
  chosen: readonly Option[]
  /** How many more options can be selected. */
  room: number
  onAdd: (options: readonly Option[]) => void
}

/** The state of the last pasted list. */
export type PasteState =
  | { phase: 'idle' }
  | { phase: 'looking'; entries: readonly string[] }
  | { phase: 'failed'; entries: readonly string[] }
  | { phase: 'done'; report: PasteReport }

/** Number of parallel searches when a list is looked up entry by entry. */
const atOnce = 4

async function findEach(texts: readonly string[], load: LoadOptions, signal: AbortSignal) {
  const found: (readonly Option[])[] = []
  for (let from = 0; from < texts.length; from += atOnce) {
    const pages = texts
      .slice(from, from + atOnce)
      .map(async text => (await load({ text, cursor: undefined, signal })).options)
    found.push(...(await Promise.all(pages)))
  }
  return found
}

/** Handles a pasted list: looks up each entry, adds those that fit, and reports the rest. */
export function usePastedOptions({ options, load, findMany, chosen, room, onAdd }: PastedOptions) {
  const [state, setState] = useState<PasteState>({ phase: 'idle' })
  const running = useRef<AbortController | null>(null)
  // The latest values: the selection may change while the list is looked up.
  const now = useRef({ chosen, room, onAdd })
  useEffect(() => {
    now.current = { chosen, room, onAdd }
  })
  useEffect(() => () => running.current?.abort(), [])

  const settle = (entries: readonly string[], found: readonly Found[]) => {
    const result = report(entries, found, now.current.chosen, now.current.room)
    if (result.added.length > 0) now.current.onAdd(result.added)
    setState({ phase: 'done', report: result })
  }
  const look = async (entries: readonly string[]) => {
    running.current?.abort()
    if (options) {
      settle(
        entries,
        entries.map(entry => findEntry(entry, options)),
      )
      return
    }
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    setState({ phase: 'looking', entries })
    try {
      const pages = findMany
        ? await findMany({ texts: entries, signal })
        : load
          ? await findEach(entries, load, signal)
          : []
      if (signal.aborted) return
      settle(
        entries,
        entries.map((entry, at) => findEntry(entry, pages[at] ?? [])),
      )
    } catch {
      // The caller logs the reason. The reader sees that the lookup failed and can retry.
      if (!signal.aborted) setState({ phase: 'failed', entries })
    }
  }

  return {
    state,
    /** Handles the text if it is a list. Returns false for a single entry, which is pasted normally. */
    take(text: string): boolean {
      const entries = splitEntries(text)
      if (entries.length === 0) return false
      void look(entries)
      return true
    },
    retry: (entries: readonly string[]) => void look(entries),
    dismiss: () => setState({ phase: 'idle' }),
  }
}
