import { notify } from '../database/notify.ts'
import type { Answer, Call } from '../server/call.ts'
import { readWritten } from '../server/list.ts'

/**
 * Answers what was written of rights, and has every process forget what it remembers of people's.
 * @param location of what is new, relative to the host
 */
export async function answerWritten(
  call: Call,
  entity: string,
  id: number,
  location?: string,
): Promise<Answer> {
  await notify(call.db, 'rights', '')
  const body = await readWritten(call, entity, id)
  const etag = body['@odata.etag']
  return {
    body,
    headers: {
      ...(typeof etag === 'string' ? { etag } : {}),
      ...(location === undefined ? {} : { location }),
    },
  }
}
