import { sql } from 'kysely'
import type { Database, Tx } from '../../database/schema.ts'
import { escapeLike } from '../../odata/search.ts'

/** A typed word, and its alternatives, one of which must match. */
export interface SoughtWord {
  typed: string
  /** Folded. The word itself, or similar words if nothing has it; empty if nothing is similar. */
  alternatives: readonly string[]
  isCorrected: boolean
}

/** The shortest word, in letters, in which a mistake is tolerated. */
const shortest = 4
/** The most alternatives of a word. */
const most = 5

/** The number of mistakes tolerated in a word of this length. */
export function forgiven(length: number): number {
  if (length < shortest) return 0
  return length < 7 ? 1 : 2
}

/** The distinct words of a text, without those contained in another one. */
export function splitWords(text: string): string[] {
  const words = [...new Set(text.split(/[\s\p{P}\p{S}]+/u).filter(word => word !== ''))]
  return words.filter(word => !words.some(other => other !== word && other.includes(word)))
}

/**
 * The number of letters to insert, delete, replace or swap with the next one to turn one word into the other; anything
 * above `limit` is returned as `limit + 1`.
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

/** The most similar words, only those with the fewest mistakes; all folded. */
export function nearest(typed: string, words: readonly string[]): string[] {
  const limit = forgiven(typed.length)
  const near = words
    .map(word => ({ word, distance: editDistance(typed, word, limit) }))
    .filter(({ distance }) => distance <= limit)
    .toSorted((one, other) => one.distance - other.distance || (one.word < other.word ? -1 : 1))
  return near.filter(({ distance }) => distance === near[0]?.distance).map(({ word }) => word)
}

/** Determines what to search for in a typed text. Words that match nothing are replaced by similar ones. */
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

/** Whether any entry has the word. */
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
  // A word stays known after its last entry is gone: it would find nothing, so it is not offered.
  const there = await Promise.all(near.map(word => isSomewhere(db, word)))
  return near.filter((_, at) => there[at])
}
