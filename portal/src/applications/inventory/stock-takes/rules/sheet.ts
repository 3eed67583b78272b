import type { CountLine, LocalCount, MyCount } from '../counts/count-store.ts'

/** The reader's latest count of a line. */
export interface Counted {
  quantity: number
  expression: string
  note: string
}

/** Normalises a text for searching and sorting: no accents, no capitals. */
export const folded = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()

/**
 * The reader's latest count of each line: those that the services hold, then the unsent ones on this device, which are
 * later.
 * @param kept in order of arrival
 * @param local in the order in which they were counted
 */
export function countedLines(
  kept: readonly Pick<MyCount, 'lineId' | 'clientId' | 'quantity' | 'expression' | 'note' | 'isLate'>[],
  local: readonly LocalCount[],
): Map<number, Counted> {
  const counted = new Map<number, Counted>()
  const take = (
    lineId: number,
    { quantity, ...rest }: Omit<Counted, 'quantity'> & { quantity: number | null },
  ) => {
    if (quantity === null) counted.delete(lineId)
    else counted.set(lineId, { quantity, ...rest })
  }
  const sent = new Set(kept.map(({ clientId }) => clientId))
  for (const { lineId, quantity, expression, note, isLate } of kept)
    if (!isLate) take(lineId, { quantity, expression, note })
  for (const { lineId, clientId, quantity, expression, note, outcome } of local)
    if (lineId !== undefined && outcome === undefined && !sent.has(clientId))
      take(lineId, { quantity, expression, note })
  return counted
}

/** Sorts lines in the order in which somebody walks past them. */
export function inWalkingOrder<Line extends Pick<CountLine, 'id' | 'site' | 'zone' | 'shelf' | 'code'>>(
  lines: readonly Line[],
): Line[] {
  const collator = new Intl.Collator('fr', { numeric: true })
  return lines.toSorted(
    (one, other) =>
      collator.compare(one.site, other.site) ||
      collator.compare(one.zone, other.zone) ||
      collator.compare(one.shelf, other.shelf) ||
      collator.compare(one.code, other.code) ||
      one.id - other.id,
  )
}

/** The lines that match every word of a search. */
export function findLines(lines: readonly CountLine[], search: string): CountLine[] {
  const words = folded(search).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  return lines.filter(({ code, barcode, name, shelf, batch }) => {
    const text = folded([code, barcode, name, shelf, batch].join('\n'))
    return words.every(word => text.includes(word))
  })
}

/**
 * The lines whose code was scanned or typed in full: a scanner types like a keyboard and ends with Enter. There are
 * several if an article is in several places.
 */
export function linesOfCode(lines: readonly CountLine[], text: string): CountLine[] {
  const code = folded(text.trim())
  if (code === '') return []
  const trade = tradeNumber(code)
  return lines.filter(
    ({ code: own, barcode }) =>
      folded(own) === code ||
      folded(barcode) === code ||
      (trade !== undefined && tradeNumber(barcode.trim()) === trade),
  )
}

/** The lines by code, barcode, and trade item number, for `linesUnder`: made once for thousands of codes. */
export function linesByCode<Line extends Pick<CountLine, 'code' | 'barcode'>>(
  lines: readonly Line[],
): ReadonlyMap<string, readonly Line[]> {
  const found = new Map<string, Line[]>()
  for (const line of lines)
    for (const code of new Set([folded(line.code), folded(line.barcode), ...tradeKey(line.barcode.trim())])) {
      const others = found.get(code)
      if (others) others.push(line)
      else if (code !== '') found.set(code, [line])
    }
  return found
}

/** The lines of a code in an index, as `linesOfCode` finds them. */
export function linesUnder<Line>(index: ReadonlyMap<string, readonly Line[]>, text: string): readonly Line[] {
  const code = folded(text.trim())
  return [...new Set([code, ...tradeKey(code)].flatMap(key => index.get(key) ?? []))]
}

/**
 * A trade item number (GTIN) with all of its 14 digits; undefined for other codes. Readers add a zero to a UPC-A, and
 * spreadsheets drop zeros at the beginning.
 */
const tradeNumber = (code: string): string | undefined =>
  /^\d{8,14}$/.test(code) ? code.padStart(14, '0') : undefined

/** The key of a trade item number in an index, if a code is one. No code begins like it. */
function tradeKey(code: string): string[] {
  const trade = tradeNumber(code)
  return trade === undefined ? [] : [`\n${trade}`]
}

/**
 * The line to count after this one: the next uncounted one in walking order, wrapping around at the end. Undefined once
 * all are counted.
 */
export function nextLine(
  lines: readonly CountLine[],
  counted: ReadonlyMap<number, unknown>,
  after: number | undefined,
): CountLine | undefined {
  const at = lines.findIndex(({ id }) => id === after)
  const around = [...lines.slice(at + 1), ...lines.slice(0, at + 1)]
  return around.find(({ id }) => !counted.has(id) && id !== after)
}
