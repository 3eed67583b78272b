import type { Content } from '@parvis/accounting/files/contents'
import type { Dialect, Preview, Repair } from '@parvis/accounting/fec/report'
import { withUsedSigns } from '@parvis/accounting/files/single-amount'
import { use, useCallback, useEffect, useReducer, useRef } from 'react'
import type { ChosenClient } from '../../../organisation/chosen-client.ts'
import { isWorkbook } from '../../../workbooks/is-workbook.ts'
import { FecStopped, type CheckedReport, type FecCopy, type FecStop } from './reader/fec-task.ts'
import { RunFecContext } from './reader/RunFecContext.ts'
import type { KeptReading } from './kept-reading.ts'

export const importSteps = ['file', 'reading', 'check', 'result', 'copy', 'mapping', 'settings'] as const
export type ImportStep = (typeof importSteps)[number]

/** The work in progress, with the bytes read so far and in total. */
export interface ImportWork {
  kind: 'check' | 'repair' | 'recheck'
  bytes: number
  total: number
}

/** The state of importing a file. Changing an earlier step clears the later ones. */
interface ImportState {
  step: ImportStep
  /** The text to read: the chosen file, or one of its sheets. */
  file?: File | undefined
  /** The chosen file, if it is a workbook. */
  workbook?: ChosenWorkbook | undefined
  /** The sheet that the person chose; absent if the suggested one is read. */
  chosenSheet?: number | undefined
  /** Whether another sheet was chosen and is not read yet. */
  isReadingSheet?: boolean
  /** The person's corrections to the detected reading. */
  chosen: Partial<Dialect>
  /** The content of the file, if the person has chosen it. */
  content?: Content | undefined
  /**
   * The dialect taken from an earlier file of the client. It is the same object as `chosen` until somebody corrects it.
   */
  remembered?: Partial<Dialect> | undefined
  /** The client, if the person chose one before being asked. */
  client?: ChosenClient | null | undefined
  preview?: Preview | undefined
  report?: CheckedReport | undefined
  copy?: CheckedCopy | undefined
  /** The file to prepare statements from. */
  source?: StatementSource | undefined
  /** Whether the settings step was reached, as every account had a line. */
  hasSettings?: boolean
  /** The file being sent for a request, until it has arrived. */
  sent?: { id: number; file: File } | undefined
  work?: ImportWork | undefined
  /** Why the last work stopped. */
  stop?: FecStop | undefined
}

/** A workbook, its sheets and the one that is read. */
export interface ChosenWorkbook {
  file: File
  sheets: readonly string[]
  sheet: number
}

/** A corrected copy and the report on it. */
export interface CheckedCopy extends FecCopy {
  report: CheckedReport
}

/** A checked file to send: the chosen one or its corrected copy. */
export interface StatementSource {
  /** Distinguishes it from earlier ones. */
  number: number
  file: File
  /** How the file is read. */
  dialect: Dialect
  report: CheckedReport
}

const first: ImportState = { step: 'file', chosen: {} }

/** Clears everything that depends on the last check. */
const unchecked = { report: undefined, copy: undefined, source: undefined, hasSettings: false }

type Change = (before: ImportState) => ImportState

/** Manages the import of one file, from its choice to a corrected copy. */
export function useFecImport() {
  const run = use(RunFecContext)
  const [state, change] = useReducer((before: ImportState, how: Change) => how(before), first)
  const under = useRef(new AbortController())
  useEffect(() => () => under.current.abort(), [])

  /** Ends the current work, and returns a signal for the next. */
  const begin = () => {
    under.current.abort()
    under.current = new AbortController()
    return under.current.signal
  }

  /** Runs work with a progress bar, and applies its result or stores why it stopped. */
  const work = async (does: (signal: AbortSignal) => Promise<Change>) => {
    const signal = begin()
    let next: Change
    try {
      next = await does(signal)
    } catch (error) {
      next = before => ({ ...before, work: undefined, isReadingSheet: false, stop: stopOf(error) })
    }
    if (!signal.aborted) change(next)
  }

  const follow = (kind: ImportWork['kind'], total: number) => {
    change(before => ({ ...before, stop: undefined, work: { kind, bytes: 0, total } }))
    return (bytes: number) =>
      change(before => (before.work ? { ...before, work: { kind, bytes, total } } : before))
  }

  const leave = useCallback(
    (id: number) => change(({ source }) => ({ ...first, sent: source && { id, file: source.file } })),
    [],
  )

  /** A sheet as text; undefined if the file is text already. */
  const readSheet = async (chosenFile: File, sheet: number | undefined, signal: AbortSignal) => {
    if (!(await isWorkbook(chosenFile))) return undefined
    const read = await run({ kind: 'workbook', file: chosenFile, sheet }, { signal })
    return {
      file: new File([read.file], textName(chosenFile.name), { type: read.file.type }),
      workbook: { file: chosenFile, sheets: read.sheets, sheet: read.sheet },
    }
  }

  const { file, preview, chosen, content, workbook, report: checked } = state
  const dialect = preview && dialectOf(preview, chosen)

  /** Reads the start of the file again, in another way. */
  const readAs = (wanted: Pick<ImportState, 'chosen' | 'content'>) => {
    if (!file) return
    // Show the choice at once; the lines follow shortly.
    change(before => ({ ...before, ...wanted, stop: undefined, ...unchecked }))
    void work(async signal => {
      const found = await run({ kind: 'preview', file, fileName: file.name, ...wanted }, { signal })
      return before => ({ ...before, preview: found })
    })
  }

  /** Reads a sheet of the workbook. @param sheet from 0 */
  const readSheetAs = (sheet: number, wanted: Pick<ImportState, 'chosen' | 'content'>) => {
    if (!workbook) return
    change(before => ({
      ...before,
      ...wanted,
      workbook: { ...workbook, sheet },
      chosenSheet: sheet,
      isReadingSheet: true,
      stop: undefined,
      ...unchecked,
    }))
    void work(async signal => {
      const read = await readSheet(workbook.file, sheet, signal)
      if (!read) throw new FecStopped({ reason: 'unreadable', line: undefined })
      const found = await run(
        { kind: 'preview', file: read.file, fileName: read.file.name, ...wanted },
        { signal },
      )
      return before => ({ ...before, ...read, preview: found, isReadingSheet: false })
    })
  }

  const check = (corrected: Partial<Dialect>) => {
    if (!file || !preview) return
    const wanted = { ...chosen, ...corrected }
    // The preview keeps its lines, but is shown with the corrected dialect.
    const shown = { ...preview, dialect: { ...preview.dialect, ...corrected } }
    change(before => ({ ...before, step: 'check', chosen: wanted, preview: shown, ...unchecked }))
    const onProgress = follow('check', file.size)
    void work(async signal => {
      const report = await run(
        { kind: 'check', file, fileName: file.name, dialect: dialectOf(preview, wanted) },
        { signal, onProgress },
      )
      return before => ({ ...before, step: 'result', work: undefined, report })
    })
  }

  return {
    ...state,
    /** How the file is read; undefined if there is none yet. */
    dialect,

    /** Accepts a file. @returns why it cannot be checked; undefined if it was accepted */
    take: async (taken: File): Promise<FecStop | undefined> => {
      const signal = begin()
      try {
        const sheet = await readSheet(taken, undefined, signal)
        const text = sheet?.file ?? taken
        const found = await run({ kind: 'preview', file: text, fileName: text.name, chosen: {} }, { signal })
        change(() => ({ step: 'reading', chosen: {}, file: text, workbook: sheet?.workbook, preview: found }))
        return undefined
      } catch (error) {
        return stopOf(error)
      }
    },

    /** Corrects a part of how the file is read. */
    correct: (part: Partial<Dialect>) => readAs({ chosen: { ...chosen, ...part }, content }),

    /** Reads the file as the content that the person chose, and detects its columns again. */
    chooseContent: (wanted: Content) => {
      const {
        balance: _balance,
        ledger: _ledger,
        entries: _entries,
        skippedLines: _skipped,
        amounts: _amounts,
        ...rest
      } = chosen
      readAs({ chosen: rest, content: wanted })
    },

    /** Sets the client of the file. */
    chooseClient: (client: ChosenClient | null) => change(before => ({ ...before, client })),

    /** Reads another sheet of the workbook. @param sheet from 0 */
    chooseSheet: (sheet: number) => readSheetAs(sheet, { chosen: {}, content: undefined }),

    /** Reads the file with earlier corrections. A sheet that the workbook no longer has is ignored. */
    readAgain: ({ sheet, chosen: corrected, content: said }: KeptReading) => {
      const wanted = { chosen: corrected, content: said }
      if (sheet !== undefined && workbook && sheet < workbook.sheets.length) readSheetAs(sheet, wanted)
      else readAs(wanted)
    },

    /** Reads the file like its client's last one, or as detected. */
    readRemembered: ({ chosen: remembered, content: said }: KeptReading) => {
      change(before => ({ ...before, remembered }))
      readAs({ chosen: remembered, content: said })
    },

    /** Reads the whole file. */
    check: () => check({}),

    /** Reads the whole file again, with a correction that its findings suggest. */
    checkAgain: check,

    /** Cancels the current work. */
    cancel: () => {
      begin()
      change(before => ({
        ...before,
        work: undefined,
        step: before.step === 'check' ? 'reading' : before.step,
      }))
    },

    /** Writes a corrected copy and checks it. */
    repair: (repairs: readonly Repair[]) => {
      if (!file || !dialect) return
      const onProgress = follow('repair', file.size)
      void work(async signal => {
        const copy = await run(
          {
            kind: 'repair',
            file,
            fileName: file.name,
            dialect,
            repairs,
            accountLength: checked?.repairable?.accountLength,
          },
          { signal, onProgress },
        )
        const report = await run(
          { kind: 'check', file: copy.file, fileName: copy.fileName, dialect: copy.dialect },
          { signal, onProgress: follow('recheck', copy.file.size) },
        )
        return before => ({ ...before, work: undefined, copy: { ...copy, report } })
      })
    },

    /** Discards the copy, to choose the corrections again. */
    discardCopy: () =>
      change(before => ({
        ...before,
        copy: undefined,
        // Discard what was prepared from it, too.
        ...(before.source?.report === before.copy?.report && { source: undefined, hasSettings: false }),
      })),

    /** Continues to the statements of the file or of its copy. Earlier decisions about it are kept. */
    prepare: (of: 'file' | 'copy') =>
      change(before => {
        const found = of === 'copy' ? sourceOfCopy(before) : sourceOfFile(before)
        if (!found) return before
        if (before.source?.report === found.report) return { ...before, step: 'mapping' }
        const source = { ...found, number: (before.source?.number ?? 0) + 1 }
        return { ...before, step: 'mapping', source, hasSettings: false }
      }),

    /** Hands the file over to its request, so that another import can begin. */
    leave,

    /** Stores a file that was chosen again for a request that waits for it. */
    keepFile: (id: number, chosenAgain: File) =>
      change(before => ({ ...before, sent: { id, file: chosenAgain } })),

    /** Opens a step that can be reached. */
    goTo: (step: ImportStep) => {
      begin()
      change(before => ({
        ...before,
        step,
        work: undefined,
        stop: undefined,
        hasSettings: before.hasSettings === true || step === 'settings',
      }))
    },
  }
}

export type FecImport = ReturnType<typeof useFecImport>

type FoundSource = Omit<StatementSource, 'number'> | undefined

function sourceOfFile({ file, preview, chosen, report }: ImportState): FoundSource {
  return file && preview && report && { file, dialect: dialectOf(preview, chosen), report }
}

function sourceOfCopy({ copy }: ImportState): FoundSource {
  if (!copy) return undefined
  const { file, fileName, dialect, report } = copy
  return { file: new File([file], fileName, { type: file.type }), dialect, report }
}

/** How a file is read: the detected dialect with the person's corrections. */
const dialectOf = (preview: Preview, chosen: Partial<Dialect>): Dialect =>
  withUsedSigns({ ...preview.dialect, ...chosen })

const stopOf = (error: unknown): FecStop =>
  error instanceof FecStopped ? error.stop : { reason: 'failed', line: undefined }

/** The name of a sheet's text. A workbook whose name meets the legal form except for the extension keeps it. */
const textName = (name: string) => `${name.replace(/\.(xlsx|xlsm|xltx|ods|ots)$/i, '')}.txt`
