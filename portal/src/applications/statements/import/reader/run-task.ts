import { BalanceCheck } from '@parvis/accounting/balance/check'
import { previewFile } from '@parvis/accounting/files/preview'
import { TableRepair } from '@parvis/accounting/files/table-repair'
import { FecCheck } from '@parvis/accounting/fec/check'
import { repairedFileName } from '@parvis/accounting/fec/file-name'
import { headSize } from '@parvis/accounting/fec/preview'
import { FecRepair, repairedDialect } from '@parvis/accounting/fec/repair'
import { type FecLine, FecRefused } from '@parvis/accounting/fec/report'
import { GeneralLedgerCheck } from '@parvis/accounting/general-ledger/check'
import { WorkbookRefused } from '../../../../workbooks/refusal.ts'
import { FileAccounts } from './file-accounts.ts'
import { FecStopped, type FecResults, type FecStop, type FecTask } from './fec-task.ts'

/** The bytes to read at a time: few enough for memory, enough for speed. */
const pieceLength = 4 * 1024 * 1024
/** Milliseconds between two progress reports. */
const pause = 200

type Tell = (bytes: number) => void

/** Reads a file in pieces, so that it is never in memory as a whole. */
async function eachPiece(file: Blob, tell: Tell, take: (piece: Uint8Array) => void): Promise<void> {
  let told = performance.now()
  for (let at = 0; at < file.size; at += pieceLength) {
    take(new Uint8Array(await file.slice(at, at + pieceLength).arrayBuffer()))
    const now = performance.now()
    if (now - told < pause) continue
    told = now
    tell(Math.min(at + pieceLength, file.size))
  }
  tell(file.size)
}

async function preview({ file, fileName, chosen, content }: Extract<FecTask, { kind: 'preview' }>) {
  const head = new Uint8Array(await file.slice(0, headSize).arrayBuffer())
  const found = previewFile(head, fileName, chosen, content)
  if ('refused' in found) throw new FecStopped({ reason: found.refused, line: found.line })
  return found
}

/** The check for the kind of file that it is read as. */
function checkOf({ dialect, fileName }: Extract<FecTask, { kind: 'check' }>, accounts: FileAccounts) {
  const { balance, ledger } = dialect
  const takeLine = (line: FecLine) => accounts.add(line)
  if (balance)
    return new BalanceCheck(
      { ...dialect, balance },
      {
        fileName,
        takeAccount: ({ closing, ...names }) => accounts.add({ ...names, debit: closing, credit: 0 }),
      },
    )
  if (ledger) return new GeneralLedgerCheck({ ...dialect, ledger }, { fileName, takeLine })
  return new FecCheck(dialect, { fileName, takeLine })
}

async function check(task: Extract<FecTask, { kind: 'check' }>, tell: Tell) {
  const accounts = new FileAccounts()
  const checked = checkOf(task, accounts)
  await eachPiece(task.file, tell, piece => checked.push(piece))
  return { ...checked.end(), accounts: accounts.sorted() }
}

async function repair(task: Extract<FecTask, { kind: 'repair' }>, tell: Tell) {
  const { file, fileName, dialect, repairs, accountLength } = task
  const isTable = dialect.balance !== undefined || dialect.ledger !== undefined
  const repaired = isTable
    ? new TableRepair(dialect, { repairs, accountLength })
    : new FecRepair(dialect, { repairs })
  // The browser stores the parts of a Blob where it has space, including on disk.
  const parts: Blob[] = []
  const keep = (bytes: Uint8Array) => parts.push(new Blob([new Uint8Array(bytes)]))
  await eachPiece(file, tell, piece => keep(repaired.push(piece)))
  keep(repaired.end())
  const { changes, changeCount } = repaired
  return {
    file: new Blob(parts, { type: 'text/plain' }),
    fileName: repairs.includes('file-name') ? repairedFileName(fileName) : fileName,
    dialect: repairedDialect(dialect, repairs),
    changes,
    changeCount,
  }
}

/**
 * Runs a task on a file, in a worker or not.
 * @param tell receives the number of bytes read, at most five times a second and at the end
 * @throws FecStopped, FecRefused, or the browser's error if it can no longer access the file
 */
export async function runTask<Kind extends FecTask['kind']>(
  task: Extract<FecTask, { kind: Kind }>,
  tell: Tell,
): Promise<FecResults[Kind]>
export async function runTask(task: FecTask, tell: Tell): Promise<FecResults[keyof FecResults]> {
  switch (task.kind) {
    case 'workbook': {
      // Most files are text, so load the workbook reader only when needed.
      const { readWorkbook } = await import('./workbook.ts')
      return readWorkbook(task.file, task.sheet)
    }
    case 'preview':
      return preview(task)
    case 'check':
      return check(task, tell)
    case 'repair':
      return repair(task, tell)
  }
}

/** Maps an error to a reason that the page can explain. */
export function stopOf(error: unknown): FecStop {
  if (error instanceof FecStopped) return error.stop
  if (error instanceof WorkbookRefused) return { reason: error.fault, line: undefined }
  if (error instanceof FecRefused) return { reason: error.refusal.refused, line: error.refusal.line }
  const isGone = error instanceof DOMException && ['NotReadableError', 'NotFoundError'].includes(error.name)
  return { reason: isGone ? 'unreadable' : 'failed', line: undefined }
}
