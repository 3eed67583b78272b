import { notify } from '../../database/notify.ts'
import type { Handler, Handlers } from '../../server/call.ts'
import { listOf } from '../../server/list.ts'
import { readEmails } from './emails.ts'
import { linkOne, unlinkOne } from './links.ts'
import { listMembers } from './member-list.ts'
import { findPeople } from './member-statements.ts'
import { applyPlan } from './plan.ts'
import { askedRole, needAdministrator, type PersonCall, takeRole } from './right.ts'
import type { RolePerson } from './statements.ts'

const member = {
  table: 'role_static_user',
  entity: 'RoleStaticUser',
  taken: 'role-member-taken',
  added: 'addedUserIds',
  removed: 'removedUserIds',
} as const

/** What becomes of pasted lines: RoleMemberReport of the contract. @param rolesId 0 for a role that does not exist yet */
async function reportOn({ db }: PersonCall, lines: readonly string[], rolesId: number) {
  const { emails, notValid } = readEmails(lines)
  const people = await findPeople(db, emails, rolesId)
  const known = new Set(people.map(each => each.userEmail))
  const person = ({ usersId, name, firstname, userEmail }: RolePerson) => ({
    usersId,
    name,
    firstname,
    userEmail,
  })
  return {
    added: people.filter(each => !each.isMember).map(person),
    alreadyMembers: people.filter(each => each.isMember).map(person),
    notFound: emails.filter(each => !known.has(each)),
    notValid,
  }
}

const addRoleMembers: Handler = async call => {
  const { rolesId, emails } = call.body as { rolesId: number; emails: string[] }
  const role = await takeRole(call, rolesId, 'role-unknown')
  const report = await reportOn(call, emails, rolesId)
  await applyPlan(call, role, { addedUserIds: report.added.map(each => each.usersId) })
  await notify(call.db, 'rights', '')
  return { body: report }
}

const findRoleMembers: Handler = async call => {
  const { rolesId, emails } = call.body as { rolesId: number | null; emails: string[] }
  if (rolesId === null) needAdministrator(call)
  else await askedRole(call, rolesId)
  return { body: await reportOn(call, emails, rolesId ?? 0) }
}

/** Members of roles by name, and all members together. */
export const memberHandlers: Handlers = {
  addRoleMembers,
  createRoleStaticUser: linkOne(member),
  deleteRoleStaticUser: unlinkOne(member),
  findRoleMembers,
  listRoleMembers: listMembers(),
  listRoleStaticUsers: listOf(),
}
