import type { CountStore, LocalCount } from './count-store.ts'

/** The services' answer about one count. */
export interface Kept {
  clientId: string
  outcome: 'kept' | 'late' | 'refused'
}

export type SendCounts = (counts: readonly LocalCount[]) => Promise<readonly Kept[]>

/** The number of counts in one request. */
export const batchSize = 200

/** The counts that are not sent yet, in the order in which they were made. */
export const waiting = (counts: readonly LocalCount[]) =>
  counts.filter(({ outcome }) => outcome === undefined)

/**
 * Sends the waiting counts in order, batch by batch, and records each outcome. A count that is sent again because its
 * answer was lost is stored only once.
 *
 * @param onKept called after each batch
 * @throws the reason why a batch was not sent; it stays in the queue with everything behind it
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
    // Without this check the same batch would be sent forever.
    if (settled.length === 0) throw new Error('The services said nothing of the counts that they were sent')
    for (const { clientId } of settled) {
      const outcome = outcomes.get(clientId)
      await store.settle(clientId, outcome === 'kept' ? undefined : outcome)
    }
    onKept(answered)
  }
}
