/** Measures checking a million lines of a FEC, against only decoding and splitting the same bytes. */
import { FecCheck } from '@parvis/accounting/fec/check'
import { dialect, fileName, ledger, lines } from './ledger.ts'
import { percentile } from './percentile.ts'
import { markdownTable } from './table.ts'

const rounds = 5

/** Only decodes and splits. @returns the number of fields */
function split(pieces: readonly Uint8Array[]): number {
  const decoder = new TextDecoder()
  let rest = ''
  let fields = 0
  for (const piece of pieces) {
    const found = (rest + decoder.decode(piece, { stream: true })).split('\r\n')
    rest = found.pop() ?? ''
    for (const line of found) fields += line.split('\t').length
  }
  return fields
}

/** @throws Error if the generated ledger has a finding: then something else would be measured */
function check(pieces: readonly Uint8Array[]): number {
  const fec = new FecCheck(dialect, { fileName })
  let most = 0
  for (const [at, piece] of pieces.entries()) {
    fec.push(piece)
    if (at % 50 === 0) most = Math.max(most, memory())
  }
  const report = fec.end()
  if (report.lines !== lines || report.findings.length > 0) {
    throw new Error(`${String(report.lines)} lines, first finding ${JSON.stringify(report.findings[0])}`)
  }
  return Math.max(most, memory())
}

function memory(): number {
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

function timed(action: () => void): number {
  const begin = performance.now()
  action()
  return performance.now() - begin
}

/** @returns a markdown table */
export function measureAccounting(): string {
  const pieces = ledger()
  const size = pieces.reduce((sum, { length }) => sum + length, 0)
  const before = memory()
  let most = 0
  const splitting: number[] = []
  const checking: number[] = []
  // In turns, so that both run under the same conditions.
  for (let round = 0; round < rounds; round++) {
    splitting.push(timed(() => split(pieces)))
    checking.push(
      timed(() => {
        most = Math.max(most, check(pieces))
      }),
    )
  }
  const [onlySplit, checked] = [percentile(splitting, 50), percentile(checking, 50)]
  const row = (name: string, time: number) => [
    name,
    (time / 1000).toFixed(2),
    (size / 1000 / time).toFixed(0),
    (time / onlySplit).toFixed(2),
  ]
  const table = markdownTable(
    ['', 's', 'MB/s', '× splitting'],
    [row('decoded and split', onlySplit), row('checked by all rules', checked)],
  )
  return `${table}\n\n${String(lines)} lines, ${(size / 1e6).toFixed(0)} MB; at most ${((most - before) / 1e6).toFixed(0)} MB beside the file.`
}
