import { sql } from 'kysely'
import type { Database, Tx } from '../../database/schema.ts'
import { escapeLike } from '../../odata/search.ts'

/** A word that was typed, and what is looked for: one of the alternatives must be there. */
export interface SoughtWord {
  typed: string
  /** Folded. The word itself, or what is written nearly so where nothing has it; empty if nothing is near. */
  alternatives: readonly string[]
  isCorrected: boolean
}

/** Letters that a word must have to be forgiven a mistake. */
const shortest = 4
/** How many words take the place of one. */
const most = 5

/** Mistakes that are forgiven in a word of so many letters. */
export function forgiven(length: number): number {
  if (length < shortest) return 0
  return length < 7 ? 1 : 2
}

/** The words of a text, each once, without those that are part of another. */
export function splitWords(text: string): string[] {
  const words = [...new Set(text.split(/[\s\p{P}\p{S}]+/u).filter(word => word !== ''))]
  return words.filter(word => !words.some(other => other !== word && other.includes(word)))
}

/**
 * How many letters must be added, left out, replaced, or exchanged with the next to make one word of another; more than
 * `limit` is told as `limit + 1`.
 * @source Damerau, optimal string alignment
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      const best = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost)
      const isExchanged = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row.push(isExchanged ? Math.min(best, (beforeLast[j - 2] ?? 0) + 1) : best)
    }
    if (Math.min(...row) > limit) return limit + 1
    beforeLast = last
    last = row
  }
  return Math.min(last[b.length] ?? 0, limit + 1)
}

/** The nearest of some words, those with the fewest mistakes alone; all folded. */
export function nearest(typed: string, words: readonly string[]): string[] {
  const limit = forgiven(typed.length)
  const near = words
    .map(word => ({ word, distance: editDistance(typed, word, limit) }))
    .filter(({ distance }) => distance <= limit)
    .toSorted((one, other) => one.distance - other.distance || (one.word < other.word ? -1 : 1))
  return near.filter(({ distance }) => distance === near[0]?.distance).map(({ word }) => word)
}

/** What is looked for when somebody types a text. Words that nothing has are replaced by those written nearly so. */
export async function findWords(db: Database | Tx, text: string): Promise<SoughtWord[]> {
  const typed = splitWords(text)
  if (typed.length === 0) return []
  const { rows } = await sql<{ folded: string }>`
    select odata_fold(word) as folded from unnest(${typed}::text[]) with ordinality as typed (word, place)
    order by place`.execute(db)
  const sought: SoughtWord[] = []
  for (const [at, word] of typed.entries()) {
    const folded = rows[at]?.folded ?? word
    if (await isSomewhere(db, folded))
      sought.push({ typed: word, alternatives: [folded], isCorrected: false })
    else sought.push({ typed: word, alternatives: await findNear(db, folded), isCorrected: true })
  }
  return sought
}

/** Whether anything that is found has a word. */
async function isSomewhere(db: Database | Tx, folded: string): Promise<boolean> {
  const pattern = `%${escapeLike(folded)}%`
  const { rows } = await sql<{ is_there: boolean }>`
    select exists (select from finder_entry where search_text like ${pattern}::text) as is_there`.execute(db)
  return rows[0]?.is_there === true
}

async function findNear(db: Database | Tx, folded: string): Promise<string[]> {
  const limit = forgiven(folded.length)
  if (limit === 0 || !/^[a-z]+$/.test(folded)) return []
  const { rows } = await sql<{ word: string }>`select word from finder_word
    where length(word) between ${folded.length - limit}::int4 and ${folded.length + limit}::int4`.execute(db)
  const near = nearest(
    folded,
    rows.map(({ word }) => word),
  ).slice(0, most)
  // A word stays known when what had it is gone: it finds nothing, and is not told.
  const there = await Promise.all(near.map(word => isSomewhere(db, word)))
  return near.filter((_, at) => there[at])
}
