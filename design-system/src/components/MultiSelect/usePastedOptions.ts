import { useEffect, useRef, useState } from 'react'
import type { Option } from '../../internal/list/Option.tsx'
import type { LoadOptions } from '../ComboBox/useOptionSearch.ts'
import { findEntry, report, splitEntries, type Found, type PasteReport } from './entries.ts'

/** Finds many at once: for each text the options that it may name, in the same order. Rejects when it fails. */
export type FindOptions = (query: {
  texts: readonly string[]
  signal: AbortSignal
}) => Promise<readonly (readonly Option[])[]>

interface PastedOptions {
  options: readonly Option[] | undefined
  load: LoadOptions | undefined
  findMany: FindOptions | undefined
  chosen: readonly Option[]
  /** How many more may be chosen. */
  room: number
  onAdd: (options: readonly Option[]) => void
}

/** How far the last pasted list is. */
export type PasteState =
  | { phase: 'idle' }
  | { phase: 'looking'; entries: readonly string[] }
  | { phase: 'failed'; entries: readonly string[] }
  | { phase: 'done'; report: PasteReport }

/** Searches that run at once while a list is looked up entry by entry. */
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

/** Takes a pasted list: finds each entry, adds what there is room for, and says what became of the rest. */
export function usePastedOptions({ options, load, findMany, chosen, room, onAdd }: PastedOptions) {
  const [state, setState] = useState<PasteState>({ phase: 'idle' })
  const running = useRef<AbortController | null>(null)
  // What is chosen while a list is looked up counts when it has been.
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
      // The reason is the caller's to log; the reader is told that it failed and may try again.
      if (!signal.aborted) setState({ phase: 'failed', entries })
    }
  }

  return {
    state,
    /** Takes the text when it is a list; false when it is one entry, to be pasted as any text. */
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
