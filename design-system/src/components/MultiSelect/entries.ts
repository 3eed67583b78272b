import { fold } from '../../internal/fold.ts'
import type { Option } from '../../internal/list/Option.tsx'

/** More than one entry: somebody pasted a list and not a word to look for. */
const parting = /[\n\r\t;,]/

/**
 * The entries of a pasted list, parted by newline, tab, semicolon or comma, each once. Of addresses as mail programs
 * copy them (`"Roux, Anna" <anna@x.example>`) the address is the entry.
 * @returns an empty list when the text is one entry and not a list
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
 * Whether an entry names the option: its label, its second line, another of its names, or the number in one of them
 * (a SIREN with or without spaces).
 */
function isNamed(entry: string, { label, description = '', names = [] }: Option): boolean {
  const text = fold(entry)
  if ([label, description, ...names].some(name => fold(name) === text)) return true
  return /^[\d\s]{5,}$/.test(entry) && [description, ...names].some(name => figures(name) === figures(entry))
}

/** What became of one entry. `several`: more than one option is called so. */
export type Found = Option | 'none' | 'several'

/** The option that an entry names among some. */
export function findEntry(entry: string, options: readonly Option[]): Found {
  const found = options.filter(option => isNamed(entry, option) && !option.isDisabled)
  const [first] = found
  if (first === undefined) return 'none'
  return found.length > 1 ? 'several' : first
}

/** What became of a pasted list. */
export interface PasteReport {
  added: readonly Option[]
  /** How many of them were chosen before. */
  known: number
  missing: readonly string[]
  ambiguous: readonly string[]
  /** For which there was no room. */
  beyond: readonly string[]
}

/**
 * Sorts the entries of a list by what became of them.
 * @param room how many more may be chosen
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
