import { NetworkFailure } from '@parvis/api-types/problems'

/**
 * Gives up a request that is not answered in time: a network that is silent is as good as none.
 * @throws NetworkFailure if it took longer
 */
export async function answeredWithin<Answer>(
  milliseconds: number,
  ask: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const signal = AbortSignal.timeout(milliseconds)
  try {
    return await ask(signal)
  } catch (error) {
    throw signal.aborted ? new NetworkFailure(error) : error
  }
}
