import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

/** The number of rows in one request: the contract's maximum. */
const batchSize = 1000

/** A parsed row of a file. */
interface FileRow {
  /** The row's number in the file. */
  row: number
}

/** A fault that the services found in a row of a request. */
interface Found<Column extends string, Reason extends string> {
  index: number
  column: Column
  reason: Reason
}

export interface CheckedPart<Row, Columns> {
  rows: readonly Row[]
  /** Whether the rows are only checked and not saved. */
  isTrial: boolean
  /** Whether this is the first batch, which replaces the previous import. */
  isFirst: boolean
  /** The columns of the file, to remember for the next one. Sent with the first batch if they can be stored. */
  columns?: Columns
}

interface Imported<Row, Columns> {
  rows: readonly Row[]
  columns?: Columns | undefined
}

/** Has all rows of a file checked before the first one is saved, then sends them in batches. */
export function useCheckedImport<
  Row extends FileRow,
  Column extends string,
  Reason extends string,
  Columns = never,
>(
  sendPart: (part: CheckedPart<Row, Columns>) => Promise<readonly Found<Column, Reason>[]>,
  onDone: () => void,
) {
  const [progress, setProgress] = useState({ isTrial: true, sent: 0 })
  const work = useMutation({
    mutationFn: async ({ rows, columns }: Imported<Row, Columns>) => {
      const pass = async (isTrial: boolean) => {
        const faults: { row: number; kind: Reason; column: Column }[] = []
        for (let at = 0; at < rows.length; at += batchSize) {
          setProgress({ isTrial, sent: at })
          const part = rows.slice(at, at + batchSize)
          const isFirst = at === 0
          const found = await sendPart({
            rows: part,
            isTrial,
            isFirst,
            ...(isFirst && columns !== undefined && { columns }),
          })
          for (const { index, column, reason } of found)
            faults.push({ row: part[index]?.row ?? 0, kind: reason, column })
          if (!isTrial && faults.length > 0) break
        }
        return faults
      }
      const faults = await pass(true)
      return faults.length > 0 ? faults : pass(false)
    },
    onSuccess: faults => {
      if (faults.length === 0) onDone()
    },
  })
  return {
    send: work.mutate,
    isPending: work.isPending,
    error: work.error,
    faults: work.data ?? [],
    reset: work.reset,
    ...progress,
  }
}
