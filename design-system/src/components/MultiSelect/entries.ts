import { fold } from '../../internal/fold.ts'
import type { Option } from '../../internal/list/Option.tsx'

/** Separators that make a pasted text a list rather than search text. */
const parting = /[\n\r\t;,]/

/**
 * The distinct entries of a pasted list, separated by newline, tab, semicolon or comma. For addresses as mail programs
 * copy them (`"Roux, Anna" <anna@x.example>`), the entry is the address.
 * @returns an empty list if the text is a single entry
 */
export function splitEntries(text: string): string[] {
  const clean = text.trim()
  if (!parting.test(clean)) return []
  const pieces = clean.match(/(?:"[^"\n\r]*"|[^\n\r\t;,])+/g) ?? []
  const entries = pieces.map(piece => {
    const [, address] = /<([^<>\s]+@[^<>\s]+)>/.exec(piece) ?? []
    return (address ?? piece.replace(/^\s*"(.*)"\s*$/, '$1')).trim()
  })
  const seen = new Set<string>()
  return entries.filter(entry => {
    const key = fold(entry)
    if (key === '' || seen.has(key)) return false
    seen.add(key)
    return true
  })
}

const figures = (text: string) => text.replaceAll(/\D/g, '')

/**
 * Whether an entry names the option: by its label, its description, another name, or the number in one of them
 * (a SIREN with or without spaces).
 */
function isNamed(entry: string, { label, description = '', names = [] }: Option): boolean {
  const text = fold(entry)
  if ([label, description, ...names].some(name => fold(name) === text)) return true
  return /^[\d\s]{5,}$/.test(entry) && [description, ...names].some(name => figures(name) === figures(entry))
}

/** The result for one entry. `several`: more than one option has this name. */
export type Found = Option | 'none' | 'several'

/** Finds the option that an entry names. */
export function findEntry(entry: string, options: readonly Option[]): Found {
  const found = options.filter(option => isNamed(entry, option) && !option.isDisabled)
  const [first] = found
  if (first === undefined) return 'none'
  return found.length > 1 ? 'several' : first
}

/** The result of a pasted list. */
export interface PasteReport {
  added: readonly Option[]
  /** Number of entries that were already selected. */
  known: number
  missing: readonly string[]
  ambiguous: readonly string[]
  /** Entries that exceed the maximum. */
  beyond: readonly string[]
}

/**
 * Sorts the entries of a list by their result.
 * @param room how many more options can be selected
 */
export function report(
  entries: readonly string[],
  found: readonly Found[],
  chosen: readonly Option[],
  room: number,
): PasteReport {
  const ids = new Set(chosen.map(({ id }) => id))
  const added: Option[] = []
  const beyond: string[] = []
  const missing: string[] = []
  const ambiguous: string[] = []
  let known = 0
  for (const [at, entry] of entries.entries()) {
    const option = found[at] ?? 'none'
    if (option === 'none') missing.push(entry)
    else if (option === 'several') ambiguous.push(entry)
    else if (ids.has(option.id)) known += 1
    else if (added.length >= room) beyond.push(entry)
    else {
      ids.add(option.id)
      added.push(option)
    }
  }
  return { added, known, missing, ambiguous, beyond }
}
