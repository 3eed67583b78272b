import type { WriteOptions } from '@parvis/api-types/calls'
import { newIdempotencyKey } from '@parvis/api-types/client'
import type { BodyOf, OperationId, Operations } from '@parvis/api-types/operations'
import { ApiProblem } from '@parvis/api-types/problems'
import { useMutation } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { mayRetry, retryDelay } from '../../../../api/query-client.ts'

/** The number of rows in one request: the contract's maximum. */
const partSize = 1000

type ImportPart = BodyOf<Operations['importStockLines']>['part']

/** Some rows of a file, for one request. */
export interface RowsToSend<Row, Columns> {
  rows: readonly Row[]
  /** Whether the rows are only checked and not saved. */
  isTrial: boolean
  part: ImportPart
  /** The columns of the file, to remember for the next one. Sent with the last part if they can be stored. */
  columns?: Columns
}

interface FileToImport<Row, Columns> {
  rows: readonly Row[]
  columns?: Columns | undefined
}

/** A row in which the services found a fault. */
interface FaultyRow<Row, Fault> {
  row: Row
  fault: Fault
}

interface ImportOptions<Row, Columns, Fault> {
  /** Sends some rows. @returns the faults that the services found in them */
  send: (rows: RowsToSend<Row, Columns>) => Promise<readonly Fault[]>
  /** Whether all rows are checked first, in a pass that saves nothing. */
  isTried: boolean
  /** What an import makes stale: `meta` of its `writeOptions`. */
  meta: WriteOptions<OperationId>['meta']
  /** Called once the rows have replaced those imported before. */
  onDone: () => void
}

/**
 * What an import is doing. Nothing that people see changes before the last part is sent (`replacing`); until then the
 * dialog can be closed.
 */
export type ImportStep = 'checking' | 'sending' | 'replacing'

/** @returns whether the component has been closed */
export function useIsLeft(): () => boolean {
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
    }
  }, [])
  return useCallback(() => isLeft.current, [])
}

/**
 * Options for sending parts. A lost answer is asked for again, which a part tolerates, and an import that is too fast for the
 * services waits as long as they say; neither once the dialog is closed. Only a whole import makes anything stale.
 * @param isLeft whether the dialog has been closed
 */
export const partOptions = <Id extends OperationId>(options: WriteOptions<Id>, isLeft: () => boolean) => ({
  ...options,
  retry: (failures: number, error: Error) => !isLeft() && mayRetry(failures, error),
  retryDelay: (failures: number, error: Error) =>
    error instanceof ApiProblem && error.retryAfter !== undefined
      ? error.retryAfter * 1000
      : retryDelay(failures, error),
  meta: {},
})

/**
 * Sends the rows of a file in parts. The last one replaces the previous import; before it, closing the dialog stops the
 * import.
 */
export function useImport<Row, Columns, Fault extends { index: number }>({
  send,
  isTried,
  meta,
  onDone,
}: ImportOptions<Row, Columns, Fault>) {
  const [progress, setProgress] = useState<{ step: ImportStep; sent: number }>({ step: 'sending', sent: 0 })
  const isLeft = useIsLeft()
  const work = useMutation({
    mutationFn: async ({ rows, columns }: FileToImport<Row, Columns>) => {
      const importId = newIdempotencyKey()
      const count = Math.ceil(rows.length / partSize)
      const pass = async (isTrial: boolean) => {
        const faulty: FaultyRow<Row, Fault>[] = []
        for (let number = 0; number < count; number += 1) {
          if (isLeft() || (!isTrial && faulty.length > 0)) return { faulty, isDone: false }
          const at = number * partSize
          const isLast = number === count - 1
          const step = isLast ? 'replacing' : 'sending'
          setProgress({ step: isTrial ? 'checking' : step, sent: at })
          const some = rows.slice(at, at + partSize)
          const faults = await send({
            rows: some,
            isTrial,
            part: { importId, number, count },
            ...(!isTrial && isLast && columns !== undefined && { columns }),
          })
          for (const fault of faults) {
            const row = some[fault.index]
            if (row !== undefined) faulty.push({ row, fault })
          }
        }
        return { faulty, isDone: !isTrial && faulty.length === 0 }
      }
      const tried = isTried ? await pass(true) : undefined
      return tried && tried.faulty.length > 0 ? tried : pass(false)
    },
    meta,
    onSuccess: ({ isDone }) => {
      if (isDone) onDone()
    },
  })
  return {
    send: work.mutate,
    isPending: work.isPending,
    error: work.error,
    /** Whether the last part may have replaced the rows, as its answer was lost. */
    isUnsure:
      work.error !== null &&
      progress.step === 'replacing' &&
      !(work.error instanceof ApiProblem && work.error.status < 502),
    faulty: work.data?.faulty ?? [],
    reset: work.reset,
    ...progress,
  }
}
