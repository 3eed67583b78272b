import type { CountStore, LocalCount } from './count-store.ts'

/** What the services say of a count. */
export interface Kept {
  clientId: string
  outcome: 'kept' | 'late' | 'refused'
}

export type SendCounts = (counts: readonly LocalCount[]) => Promise<readonly Kept[]>

/** Counts of one request. */
export const batchSize = 200

/** What waits in the order in which it was counted. */
export const waiting = (counts: readonly LocalCount[]) =>
  counts.filter(({ outcome }) => outcome === undefined)

/**
 * Sends what waits, part by part in its order, and settles what the services answered. What is sent again because an answer was lost
 * they keep once.
 *
 * @param onKept after each part
 * @throws why a part was not sent; it waits, with what follows it
 */
export async function sendWaiting(
  store: CountStore,
  { email, takeId }: { email: string; takeId: number },
  send: SendCounts,
  onKept: (kept: readonly Kept[]) => void = () => undefined,
): Promise<void> {
  for (;;) {
    const part = waiting(await store.list(email, takeId)).slice(0, batchSize)
    if (part.length === 0) return
    const answered = await send(part)
    const outcomes = new Map(answered.map(({ clientId, outcome }) => [clientId, outcome]))
    const settled = part.filter(({ clientId }) => outcomes.has(clientId))
    // It would be sent without end.
    if (settled.length === 0) throw new Error('The services said nothing of the counts that they were sent')
    for (const { clientId } of settled) {
      const outcome = outcomes.get(clientId)
      await store.settle(clientId, outcome === 'kept' ? undefined : outcome)
    }
    onKept(answered)
  }
}
