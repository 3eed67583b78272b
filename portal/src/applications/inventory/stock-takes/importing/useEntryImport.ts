import { writeOptions } from '@parvis/api-types/calls'
import { importStockEntries } from '@parvis/api-types/calls/inventories'
import { newIdempotencyKey } from '@parvis/api-types/client'
import type { BodyOf, Operations } from '@parvis/api-types/operations'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../../api/ApiContext.tsx'
import type { EntryFault, EntryRow } from './entries.ts'

/** Entries of one request, as many as the contract takes. */
const batchSize = 1000

interface Imported {
  rows: readonly EntryRow[]
  /** Of their file, for the next one; undefined where they cannot be kept. */
  columns: BodyOf<Operations['importStockEntries']>['columns']
}

/** Has all entries checked before the first is kept, then sends them part by part; the first part replaces those of before. */
export function useEntryImport(takeId: number, onDone: () => void) {
  const { mutateAsync } = useMutation(writeOptions(useApi(), importStockEntries))
  const [progress, setProgress] = useState({ isTrial: true, sent: 0 })
  const work = useMutation({
    mutationFn: async ({ rows, columns }: Imported): Promise<EntryFault[]> => {
      const pass = async (isTrial: boolean) => {
        const faults: EntryFault[] = []
        for (let at = 0; at < rows.length; at += batchSize) {
          setProgress({ isTrial, sent: at })
          const part = rows.slice(at, at + batchSize)
          const isFirst = at === 0
          const answer = await mutateAsync({
            path: { id: takeId },
            body: {
              isTrial,
              isImported: true,
              isFirst,
              entries: part.map(({ entry }) => entry),
              ...(isFirst && columns && { columns }),
            },
            idempotencyKey: newIdempotencyKey(),
          })
          for (const { index, column, reason } of answer.faults)
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
