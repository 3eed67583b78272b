import { writeOptions } from '@parvis/api-types/calls'
import { importStockMovements } from '@parvis/api-types/calls/inventories'
import { newIdempotencyKey } from '@parvis/api-types/client'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../../api/ApiContext.tsx'
import type { MovementFault, MovementRow } from './movements.ts'

/** Movements of one request, as many as the contract takes. */
const batchSize = 1000

/** Has all movements checked before the first is kept, then sends them part by part; the first part replaces those of the file before. */
export function useMovementImport(takeId: number, onDone: () => void) {
  const api = useApi()
  const { mutateAsync } = useMutation(writeOptions(api, importStockMovements))
  const [progress, setProgress] = useState({ isTrial: true, sent: 0 })
  const work = useMutation({
    mutationFn: async (rows: readonly MovementRow[]): Promise<MovementFault[]> => {
      const pass = async (isTrial: boolean) => {
        const faults: MovementFault[] = []
        for (let at = 0; at < rows.length; at += batchSize) {
          setProgress({ isTrial, sent: at })
          const part = rows.slice(at, at + batchSize)
          const answer = await mutateAsync({
            path: { id: takeId },
            body: {
              isTrial,
              isImported: true,
              isFirst: at === 0,
              movements: part.map(({ movement }) => movement),
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
