import { notify } from '../database/notify.ts'
import type { Call } from '../server/call.ts'
import { answerChanged, answerNew } from '../server/list.ts'
import type { VersionedName } from '../server/operation-types.ts'

/** Answers what was changed of rights, and has every process forget what it remembers of people's. */
export async function answerRightsChanged<Name extends VersionedName>(call: Call, entity: Name, id: number) {
  await notify(call.db, 'rights', '')
  return answerChanged(call, entity, id)
}

/** The same of what is new. @param location relative to the host */
export async function answerRightsNew<Name extends VersionedName>(
  call: Call,
  entity: Name,
  id: number,
  location: string,
) {
  await notify(call.db, 'rights', '')
  return answerNew(call, entity, id, location)
}
