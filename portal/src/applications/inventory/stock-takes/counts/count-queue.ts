import { isProblem } from '@parvis/api-types/problems'
import type { CountStore, LocalCount, Refusal } from './count-store.ts'

/** The services' answer about one count. */
export interface Kept {
  clientId: string
  outcome: 'kept' | 'late' | 'refused'
  reason: Refusal | null
}

export type SendCounts = (counts: readonly LocalCount[]) => Promise<readonly Kept[]>

/** The number of counts in one request. */
export const batchSize = 200

/** The counts that are not sent yet, in the order in which they were made. */
export const waiting = (counts: readonly LocalCount[]) =>
  counts.filter(({ outcome }) => outcome === undefined)

/**
 * Sends counts in order. The services refuse a request as a whole if one value in it is not allowed, so halve it until
 * only the count with that value is refused.
 */
async function sendPart(counts: readonly LocalCount[], send: SendCounts): Promise<readonly Kept[]> {
  try {
    return await send(counts)
  } catch (error) {
    if (!isProblem(error, 'body-invalid')) throw error
    const [first, ...others] = counts
    if (!first) throw error
    if (others.length === 0) return [{ clientId: first.clientId, outcome: 'refused', reason: 'malformed' }]
    const half = Math.ceil(counts.length / 2)
    const before = await sendPart(counts.slice(0, half), send)
    return [...before, ...(await sendPart(counts.slice(half), send))]
  }
}

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
    const answered = await sendPart(part, send)
    const outcomes = new Map(answered.map(each => [each.clientId, each]))
    const settled = part.filter(({ clientId }) => outcomes.has(clientId))
    // Without this check the same batch would be sent forever.
    if (settled.length === 0) throw new Error('The services said nothing of the counts that they were sent')
    for (const { clientId } of settled) {
      const { outcome, reason } = outcomes.get(clientId) ?? {}
      await store.settle(clientId, outcome === 'kept' ? undefined : outcome, reason ?? undefined)
    }
    onKept(answered)
  }
}
