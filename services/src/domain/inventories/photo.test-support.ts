import { readContract } from '../../server/contract.ts'

/** The contract's example of the body that sends a photo. */
export async function examplePhoto(): Promise<{ clientId: string; takenDate: string; content: string }> {
  const { operations } = await readContract()
  const body = operations.get('createCountPhoto')?.operation.requestBody?.content['application/json']
  return body?.examples?.['one']?.value as { clientId: string; takenDate: string; content: string }
}
