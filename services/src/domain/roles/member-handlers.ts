import { notify } from '../../database/notify.ts'
import type { Call, Handler, PersonCall, Refuses, SomeHandlers } from '../../server/call.ts'
import { readList } from '../../server/list.ts'
import { readEmails } from './emails.ts'
import { linkOne, unlinkOne } from './links.ts'
import { listMembers } from './member-list.ts'
import { findPeople } from './member-statements.ts'
import { changePeople, finish, type RolePlan } from './plan.ts'
import { askedRole, needAdministrator, lockRole } from './right.ts'
import type { RolePerson, RoleRow } from './statements.ts'

async function change(
  call: PersonCall & Refuses<'role-administrator-needed'>,
  role: RoleRow,
  plan: RolePlan,
): Promise<void> {
  const { id, role_function_description: name } = role
  await finish(call, { id, name }, await changePeople(call, id, plan))
}

const member = { table: 'role_static_user', entity: 'RoleStaticUser' } as const

/**
 * The result of adding pasted lines: RoleMemberReport of the contract.
 * @param rolesId 0 for a role that does not exist yet
 */
async function reportOn({ db }: Call, lines: readonly string[], rolesId: number) {
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

const addRoleMembers: Handler<'addRoleMembers'> = async call => {
  const { rolesId, emails } = call.body
  const role = await lockRole(call, rolesId, 'role-unknown')
  const report = await reportOn(call, emails, rolesId)
  await change(call, role, { addedUserIds: report.added.map(each => each.usersId) })
  await notify(call.db, 'rights', '')
  return { body: report }
}

const findRoleMembers: Handler<'findRoleMembers'> = async call => {
  const { rolesId, emails } = call.body
  if (rolesId === null) needAdministrator(call)
  else await askedRole(call, rolesId)
  return { body: await reportOn(call, emails, rolesId ?? 0) }
}

/** Members of roles by name, and all members. */
export const memberHandlers = {
  addRoleMembers,
  createRoleStaticUser: call =>
    linkOne(call, 'role-member-taken', {
      ...member,
      change: (role, id) => change(call, role, { addedUserIds: [id] }),
    }),
  deleteRoleStaticUser: call =>
    unlinkOne(call, { ...member, change: (role, id) => change(call, role, { removedUserIds: [id] }) }),
  findRoleMembers,
  listRoleMembers: listMembers(),
  listRoleStaticUsers: readList,
} satisfies SomeHandlers
