import { readContract } from '../../server/contract.ts'

/** The body that the contract has as an example of a photo that is sent. */
export async function examplePhoto(): Promise<{ clientId: string; takenDate: string; content: string }> {
  const { operations } = await readContract()
  const body = operations.get('createCountPhoto')?.operation.requestBody?.content['application/json']
  return body?.examples?.['one']?.value as { clientId: string; takenDate: string; content: string }
}
