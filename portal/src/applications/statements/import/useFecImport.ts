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

/** Work under way: which, and how many bytes of how many are read. */
export interface ImportWork {
  kind: 'check' | 'repair' | 'recheck'
  bytes: number
  total: number
}

/** How far the import of a file is. What is of a later step goes when an earlier one is changed. */
interface ImportState {
  step: ImportStep
  /** The text that is read: the chosen file, or a sheet of it. */
  file?: File | undefined
  /** The chosen file where it is a workbook. */
  workbook?: ChosenWorkbook | undefined
  /** The sheet that the person chose; absent where the suggested one is read. */
  chosenSheet?: number | undefined
  /** Another sheet of it was chosen, and is not read yet. */
  isReadingSheet?: boolean
  /** What the person corrected of the detected reading. */
  chosen: Partial<Dialect>
  /** What the person says the file holds. */
  content?: Content | undefined
  /** What of it was taken from an earlier file of the client, and not corrected since: the same thing as `chosen`. */
  remembered?: Partial<Dialect> | undefined
  /** Whose file the person says it is, before they are asked. */
  client?: ChosenClient | null | undefined
  preview?: Preview | undefined
  report?: CheckedReport | undefined
  copy?: CheckedCopy | undefined
  /** What statements are prepared of. */
  source?: StatementSource | undefined
  /** All of its accounts had a line once: its settings were come to. */
  hasSettings?: boolean
  /** A file that was sent for a request, until it has arrived. */
  sent?: { id: number; file: File } | undefined
  work?: ImportWork | undefined
  /** Why the last work came to nothing. */
  stop?: FecStop | undefined
}

/** A workbook, and which of its sheets is read. */
export interface ChosenWorkbook {
  file: File
  sheets: readonly string[]
  sheet: number
}

/** A corrected copy, with what a check of it found. */
export interface CheckedCopy extends FecCopy {
  report: CheckedReport
}

/** A checked file that is sent: the chosen one, or its corrected copy. */
export interface StatementSource {
  /** Tells it from those before it. */
  number: number
  file: File
  /** How it is read. */
  dialect: Dialect
  report: CheckedReport
}

const first: ImportState = { step: 'file', chosen: {} }

/** What goes with the last check. */
const unchecked = { report: undefined, copy: undefined, source: undefined, hasSettings: false }

type Change = (before: ImportState) => ImportState

/** The import of one file, from the choice to a corrected copy. */
export function useFecImport() {
  const run = use(RunFecContext)
  const [state, change] = useReducer((before: ImportState, how: Change) => how(before), first)
  const under = useRef(new AbortController())
  useEffect(() => () => under.current.abort(), [])

  /** Ends what is under way, and gives what follows its own signal. */
  const begin = () => {
    under.current.abort()
    under.current = new AbortController()
    return under.current.signal
  }

  /** Work with a bar: what it comes to, or why it came to nothing. */
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

  /** A sheet as text; undefined for what is text already. */
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

  /** Reads the beginning of the file in another way. */
  const readAs = (wanted: Pick<ImportState, 'chosen' | 'content'>) => {
    if (!file) return
    // The choice is shown before the lines are: they follow in a moment.
    change(before => ({ ...before, ...wanted, stop: undefined, ...unchecked }))
    void work(async signal => {
      const found = await run({ kind: 'preview', file, fileName: file.name, ...wanted }, { signal })
      return before => ({ ...before, preview: found })
    })
  }

  /** Reads a sheet of the workbook. @param sheet 0 is the first */
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
    // The lines of the preview are the same; how they are read is said with them.
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
    /** How the file is read; undefined before there is one. */
    dialect,

    /** Takes a file. @returns why it is none that could be checked; undefined once it is taken */
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

    /** Reads the file as what the person says it holds; its columns are told anew. */
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

    /** Says whose file it is. */
    chooseClient: (client: ChosenClient | null) => change(before => ({ ...before, client })),

    /** Reads another sheet of the workbook. @param sheet 0 is the first */
    chooseSheet: (sheet: number) => readSheetAs(sheet, { chosen: {}, content: undefined }),

    /** Reads the file as it was corrected another time. A sheet that the workbook has no more is left out. */
    readAgain: ({ sheet, chosen: corrected, content: said }: KeptReading) => {
      const wanted = { chosen: corrected, content: said }
      if (sheet !== undefined && workbook && sheet < workbook.sheets.length) readSheetAs(sheet, wanted)
      else readAs(wanted)
    },

    /** Reads the file as the last one of its client, or as it is detected. */
    readRemembered: ({ chosen: remembered, content: said }: KeptReading) => {
      change(before => ({ ...before, remembered }))
      readAs({ chosen: remembered, content: said })
    },

    /** Reads the whole file. */
    check: () => check({}),

    /** Reads the whole file again, with a correction that what was found in it asks for. */
    checkAgain: check,

    /** Ends the work under way. */
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

    /** Chooses the corrections again. */
    discardCopy: () =>
      change(before => ({
        ...before,
        copy: undefined,
        // What was prepared of it goes with it.
        ...(before.source?.report === before.copy?.report && { source: undefined, hasSettings: false }),
      })),

    /** Goes on to statements of the file, or of its copy. What was decided of it before is still there. */
    prepare: (of: 'file' | 'copy') =>
      change(before => {
        const found = of === 'copy' ? sourceOfCopy(before) : sourceOfFile(before)
        if (!found) return before
        if (before.source?.report === found.report) return { ...before, step: 'mapping' }
        const source = { ...found, number: (before.source?.number ?? 0) + 1 }
        return { ...before, step: 'mapping', source, hasSettings: false }
      }),

    /** The file is sent for a request from now on; another one can be begun with. */
    leave,

    /** A file was chosen again for a request that waits for it. */
    keepFile: (id: number, chosenAgain: File) =>
      change(before => ({ ...before, sent: { id, file: chosenAgain } })),

    /** Goes to a step that is reached. */
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

/** How a file is read: as it was detected, and as the person corrected it. */
const dialectOf = (preview: Preview, chosen: Partial<Dialect>): Dialect =>
  withUsedSigns({ ...preview.dialect, ...chosen })

const stopOf = (error: unknown): FecStop =>
  error instanceof FecStopped ? error.stop : { reason: 'failed', line: undefined }

/** The name of a sheet as text: a workbook that has the name of the law but for its extension keeps it. */
const textName = (name: string) => `${name.replace(/\.(xlsx|xlsm|xltx|ods|ots)$/i, '')}.txt`
