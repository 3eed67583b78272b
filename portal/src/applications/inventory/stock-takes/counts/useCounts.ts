import { writeOptions } from '@parvis/api-types/calls'
import { createCounts } from '@parvis/api-types/calls/count-sheets'
import { newIdempotencyKey } from '@parvis/api-types/client'
import type { Operations, SuccessOf } from '@parvis/api-types/operations'
import { isProblem } from '@parvis/api-types/problems'
import { createContext, use, useCallback, useEffect, useRef, useState } from 'react'
import { useApi } from '../../../../api/ApiContext.tsx'
import { usePerson } from '../../../../session/SessionContext.tsx'
import { answeredWithin } from '../offline/silence.ts'
import { useSending } from '../offline/useSending.ts'
import { sendWaiting, waiting, type SendCounts } from './count-queue.ts'
import { browserCounts, type LocalCount } from './count-store.ts'
import { deviceId } from './device.ts'
import { joinTabs, type CountNews } from './other-tabs.ts'

/** The store of this browser's counts. */
export const CountStoreContext = createContext(browserCounts())

/** Milliseconds after which a request that is not answered is given up, so that the next attempt can start. */
const silence = 30_000

export type NewCount = Omit<
  LocalCount,
  'clientId' | 'email' | 'takeId' | 'countedDate' | 'outcome' | 'reason'
>
type Answered = SuccessOf<Operations['createCounts']>['value'][number]
const notTheirs = { outcome: 'refused', reason: 'not-assigned', lineId: null } as const
const none: readonly LocalCount[] = []

/**
 * The reader's counts of a stock-take: stored on this device first, then sent in order.
 * @param onFound called when an article that was not on the list has arrived; pass a stable function
 */
export function useCounts(takeId: number, onFound: () => void) {
  const api = useApi()
  const store = use(CountStoreContext)
  const { email } = usePerson()
  // Undefined until this device was asked.
  const [listed, setListed] = useState<readonly LocalCount[]>()
  // Counts sent since the page was opened, which the loaded list does not contain yet.
  const [sent, setSent] = useState<readonly LocalCount[]>([])

  const turn = useRef(0)
  const isListed = useRef(false)
  const refresh = useCallback(async () => {
    turn.current += 1
    const own = turn.current
    const found = await store.list(email, takeId)
    // Ignore a list that was requested before the latest count.
    if (own !== turn.current) return
    isListed.current = true
    setListed(found)
  }, [store, email, takeId])
  const tell = useRef<(news: Pick<CountNews, 'added' | 'sent'>) => void>(() => undefined)
  const sendCounts = useCallback(async () => {
    let isAnswered = false
    const { mutationFn } = writeOptions(api, createCounts)
    const ask = async (counts: readonly LocalCount[]): Promise<readonly Answered[]> => {
      try {
        const { value } = await answeredWithin(silence, async signal =>
          mutationFn({
            path: { id: takeId },
            signal,
            body: {
              deviceId: deviceId(),
              sentDate: new Date().toISOString(),
              counts: counts.map(({ clientId, lineId, found, quantity, expression, note, countedDate }) => ({
                clientId,
                ...(lineId !== undefined && { lineId }),
                ...(found && { found }),
                quantity,
                expression,
                note,
                countedDate,
              })),
            },
            idempotencyKey: newIdempotencyKey(),
          }),
        )
        return value
      } catch (problem) {
        if (!isProblem(problem, 'not-found')) throw problem
        // The stock-take was deleted, or the reader no longer counts in it.
        return counts.map(({ clientId }) => ({ clientId, ...notTheirs }))
      }
    }
    const post: SendCounts = async counts => {
      const value = await ask(counts)
      isAnswered = true
      const lines = new Map(value.map(({ clientId, lineId }) => [clientId, lineId ?? undefined]))
      const kept = new Set(value.flatMap(({ clientId, outcome }) => (outcome === 'kept' ? [clientId] : [])))
      const arrived = counts
        .filter(({ clientId }) => kept.has(clientId))
        .map(count => ({ ...count, lineId: lines.get(count.clientId) }))
      setSent(before => [...before, ...arrived])
      tell.current({ sent: arrived })
      if (counts.some(({ found }) => found)) onFound()
      return value
    }
    try {
      await sendWaiting(store, { email, takeId }, post)
    } finally {
      // By now the sent counts are deleted from the device, so the other tabs can reload theirs.
      if (isAnswered) tell.current({ sent: [] })
    }
  }, [api, store, email, takeId, onFound])

  const local = listed ?? none
  const count = waiting(local).length
  const { isSending, error, setError, send } = useSending({
    lock: 'parvis-counts',
    waiting: count,
    sendWaiting: sendCounts,
    refresh,
  })

  const append = useCallback(
    (counts: readonly LocalCount[]) => {
      if (!isListed.current) {
        refresh().catch(setError)
        return
      }
      // Thousands of counts may be waiting: do not read them all again to add some.
      turn.current += 1
      setListed((before = none) => [...before, ...counts])
    },
    [refresh, setError],
  )

  // Add counts that another tab has made or sent.
  useEffect(() => {
    const tabs = joinTabs(news => {
      if (news.email !== email || news.takeId !== takeId) return
      const { added } = news
      if (added) {
        append(added)
        return
      }
      setSent(before => [...before, ...news.sent])
      if (news.sent.some(({ found }) => found)) onFound()
      refresh().catch(setError)
    })
    tell.current = news => tabs.tell({ email, takeId, ...news })
    return () => {
      tell.current = () => undefined
      tabs.leave()
    }
  }, [email, takeId, refresh, append, onFound, setError])

  /** Stores counts on this device, all or none, and sends them when possible. @throws if the device cannot store them */
  const add = useCallback(
    async (...made: NewCount[]) => {
      const own = { email, takeId, countedDate: new Date().toISOString() }
      const added = made.map(each => ({ ...each, ...own, clientId: crypto.randomUUID() }))
      await store.add(...added)
      append(added)
      tell.current({ added, sent: [] })
      void send()
    },
    [store, email, takeId, append, send],
  )

  const forget = useCallback(async () => {
    await store.forget(email, takeId)
    await refresh()
    tell.current({ sent: [] })
  }, [store, email, takeId, refresh])

  return {
    local,
    /** Whether the device was asked what is stored on it. */
    isListed: listed !== undefined,
    sent,
    waiting: count,
    isSending,
    error,
    add,
    send,
    forget,
  }
}

export type Counts = ReturnType<typeof useCounts>
