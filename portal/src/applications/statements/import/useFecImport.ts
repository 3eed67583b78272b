import type { Dialect, FecReport, Preview, Repair } from '@parvis/accounting/fec/report'
import { use, useEffect, useReducer, useRef } from 'react'
import { FecStopped, type FecCopy, type FecStop } from './reader/fec-task.ts'
import { RunFecContext } from './reader/RunFecContext.ts'

export const importSteps = ['file', 'reading', 'check', 'result', 'copy'] as const
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
  file?: File | undefined
  /** What the person corrected of the detected reading. */
  chosen: Partial<Dialect>
  preview?: Preview | undefined
  report?: FecReport | undefined
  copy?: CheckedCopy | undefined
  work?: ImportWork | undefined
  /** Why the last work came to nothing. */
  stop?: FecStop | undefined
}

/** A corrected copy, with what a check of it found. */
export interface CheckedCopy extends FecCopy {
  report: FecReport
}

const first: ImportState = { step: 'file', chosen: {} }

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
      next = before => ({ ...before, work: undefined, stop: stopOf(error) })
    }
    if (!signal.aborted) change(next)
  }

  const follow = (kind: ImportWork['kind'], total: number) => {
    change(before => ({ ...before, stop: undefined, work: { kind, bytes: 0, total } }))
    return (bytes: number) =>
      change(before => (before.work ? { ...before, work: { kind, bytes, total } } : before))
  }

  const { file, preview, chosen } = state
  const dialect = preview && { ...preview.dialect, ...chosen }
  return {
    ...state,

    /** Takes a file. @returns why it is none that could be checked; undefined once it is taken */
    take: async (taken: File): Promise<FecStop | undefined> => {
      const signal = begin()
      try {
        const found = await run(
          { kind: 'preview', file: taken, fileName: taken.name, chosen: {} },
          { signal },
        )
        change(() => ({ step: 'reading', chosen: {}, file: taken, preview: found }))
        return undefined
      } catch (error) {
        return stopOf(error)
      }
    },

    /** Reads the beginning of the file in another way. */
    correct: (part: Partial<Dialect>) => {
      if (!file) return
      const wanted = { ...chosen, ...part }
      // The choice is shown before the lines are: they follow in a moment.
      change(before => ({ ...before, chosen: wanted, stop: undefined, report: undefined, copy: undefined }))
      void work(async signal => {
        const found = await run({ kind: 'preview', file, fileName: file.name, chosen: wanted }, { signal })
        return before => ({ ...before, preview: found })
      })
    },

    /** Reads the whole file. */
    check: () => {
      if (!file || !dialect) return
      change(before => ({ ...before, step: 'check', report: undefined, copy: undefined }))
      const onProgress = follow('check', file.size)
      void work(async signal => {
        const report = await run(
          { kind: 'check', file, fileName: file.name, dialect },
          { signal, onProgress },
        )
        return before => ({ ...before, step: 'result', work: undefined, report })
      })
    },

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
          { kind: 'repair', file, fileName: file.name, dialect, repairs },
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
    discardCopy: () => change(before => ({ ...before, copy: undefined })),

    /** Goes to a step that is reached. */
    goTo: (step: ImportStep) => {
      begin()
      change(before => ({ ...before, step, work: undefined, stop: undefined }))
    },
  }
}

export type FecImport = ReturnType<typeof useFecImport>

const stopOf = (error: unknown): FecStop =>
  error instanceof FecStopped ? error.stop : { reason: 'failed', line: undefined }
