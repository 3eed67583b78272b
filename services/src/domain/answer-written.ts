import { notify } from '../database/notify.ts'
import type { Call } from '../server/call.ts'
import { answerChanged, answerNew } from '../server/list.ts'
import type { VersionedName } from '../server/operation-types.ts'

/** Returns the changed row of rights, and has every process drop its cached rights. */
export async function answerRightsChanged<Name extends VersionedName>(call: Call, entity: Name, id: number) {
  await notify(call.db, 'rights', '')
  return answerChanged(call, entity, id)
}

/** Like `answerRightsChanged`, for a new row. @param location relative to the host */
export async function answerRightsNew<Name extends VersionedName>(
  call: Call,
  entity: Name,
  id: number,
  location: string,
) {
  await notify(call.db, 'rights', '')
  return answerNew(call, entity, id, location)
}
