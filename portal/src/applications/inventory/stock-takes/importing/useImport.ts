import { writeOptions } from '@parvis/api-types/calls'
import { importStockLines } from '@parvis/api-types/calls/inventories'
import { newIdempotencyKey } from '@parvis/api-types/client'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../../api/ApiContext.tsx'
import type { Article } from './articles.ts'
import type { BodyOf, Operations } from '@parvis/api-types/operations'

/** The number of articles in one request: the contract's maximum. */
const batchSize = 1000

interface Imported {
  articles: readonly Article[]
  /** The columns of the file, to remember for the next one; undefined if they cannot be stored. */
  columns: BodyOf<Operations['importStockLines']>['columns']
}

/** Sends articles in batches. The first batch replaces the previous import. */
export function useImport(takeId: number, onDone: () => void) {
  const api = useApi()
  const { mutateAsync } = useMutation(writeOptions(api, importStockLines))
  const [sent, setSent] = useState(0)
  const work = useMutation({
    mutationFn: async ({ articles, columns }: Imported) => {
      setSent(0)
      for (let at = 0; at < articles.length; at += batchSize) {
        const lines = articles.slice(at, at + batchSize)
        const isFirst = at === 0
        await mutateAsync({
          path: { id: takeId },
          body: { isFirst, lines, ...(isFirst && columns && { columns }) },
          idempotencyKey: newIdempotencyKey(),
        })
        setSent(at + lines.length)
      }
    },
    onSuccess: onDone,
  })
  return { send: work.mutate, isPending: work.isPending, error: work.error, sent }
}
