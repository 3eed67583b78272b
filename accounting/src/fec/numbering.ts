/**
 * Checks entry numbers: a continuous sequence that grows with time, over the whole file or in each journal
 * (BOI-CF-IOR-60-40-20, § 100). Numbers that are not only digits are skipped: their sequence is internal to the
 * program.
 */
import { isoDay } from './dates.ts'
import type { EntryTable, Journal } from './entries.ts'
import type { FindingList } from './findings.ts'

/** Entries of one sequence, by number. */
interface Sequence {
  /** Code of the journal; undefined for the whole file. */
  journal: string | undefined
  numbers: Float64Array
  /** Row of the entry with each number. */
  rows: Int32Array
}

interface Gaps {
  /** How many numbers are missing. */
  missing: number
  after: number
  before: number
}

function sequenceOf(journal: string | undefined, entries: readonly (readonly [number, number])[]): Sequence {
  const sorted = entries.toSorted(([one], [other]) => one - other)
  return {
    journal,
    numbers: Float64Array.from(sorted, ([number]) => number),
    rows: Int32Array.from(sorted, ([, row]) => row),
  }
}

/** Entries with numbers; undefined if one of them has none. */
function numbered({ entries }: Journal): [number, number][] | undefined {
  const found: [number, number][] = []
  for (const [key, row] of entries) {
    const number = typeof key === 'number' ? key : /^\d{1,15}$/.test(key) ? Number(key) : undefined
    if (number === undefined) return undefined
    found.push([number, row])
  }
  return found
}

function gapsOf({ numbers }: Sequence): Gaps | undefined {
  let gaps: Gaps | undefined
  for (let at = 1; at < numbers.length; at++) {
    const after = numbers[at - 1] ?? 0
    const before = numbers[at] ?? 0
    if (before - after <= 1) continue
    gaps ??= { missing: 0, after, before }
    gaps.missing += before - after - 1
  }
  return gaps
}

function hasDouble({ numbers }: Sequence): boolean {
  return numbers.some((number, at) => at > 0 && number === numbers[at - 1])
}

export function checkNumbering(
  journals: readonly Journal[],
  entries: EntryTable,
  findings: FindingList,
): void {
  const byJournal: Sequence[] = []
  let all: [number, number][] | undefined = []
  for (const journal of journals) {
    const found = numbered(journal)
    if (found === undefined) {
      all = undefined
      continue
    }
    byJournal.push(sequenceOf(journal.code, found))
    for (const entry of found) all?.push(entry)
  }
  const whole = all && sequenceOf(undefined, all)
  // A number used in two journals belongs to a sequence in each of them.
  const isOverFile = whole !== undefined && !hasDouble(whole)
  const ofFile = isOverFile ? gapsOf(whole) : undefined
  const ofJournals = byJournal.map(sequence => ({ sequence, gaps: gapsOf(sequence) }))
  const isContinuous = isOverFile ? ofFile === undefined : false
  const areContinuous = ofJournals.every(({ gaps }) => gaps === undefined)
  if (!isContinuous && !areContinuous) {
    if (isOverFile && ofFile) addGap(whole, ofFile, entries, findings)
    else for (const { sequence, gaps } of ofJournals) if (gaps) addGap(sequence, gaps, entries, findings)
  }
  // Over the whole file only if it is certainly one sequence; otherwise each journal has its own order.
  const growing = isContinuous && whole ? [whole] : byJournal
  for (const sequence of growing) checkOrder(sequence, entries, findings)
}

function addGap(
  { journal, numbers, rows }: Sequence,
  gaps: Gaps,
  entries: EntryTable,
  findings: FindingList,
) {
  const row = rows[numbers.indexOf(gaps.before)] ?? 0
  findings.add('numbering-gap', entries.line[row], {
    column: 'EcritureNum',
    value: String(gaps.before),
    details: { ...gaps, ...(journal === undefined ? {} : { journal }) },
  })
}

/**
 * Numbers are assigned when entries are validated, so that order counts (LPF, art. A47 A-1, VII, 1°), and the date of
 * the entry only if it has no validation date.
 */
function checkOrder({ journal, numbers, rows }: Sequence, entries: EntryTable, findings: FindingList): void {
  let latest = 0
  let latestNumber = 0
  let count = 0
  let first: { number: number; row: number; date: number; after: number; latest: number } | undefined
  for (const [at, row] of rows.entries()) {
    const date = entries.validDate[row] || (entries.date[row] ?? 0)
    if (date === 0) continue
    const number = numbers[at] ?? 0
    if (date < latest) {
      count++
      first ??= { number, row, date, after: latestNumber, latest }
    } else {
      latest = date
      latestNumber = number
    }
  }
  if (first === undefined) return
  findings.add('numbering-order', entries.line[first.row], {
    column: 'EcritureNum',
    value: String(first.number),
    details: {
      count,
      date: isoDay(first.date),
      after: first.after,
      latest: isoDay(first.latest),
      ...(journal === undefined ? {} : { journal }),
    },
  })
}
