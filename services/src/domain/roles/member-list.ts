import { sql } from 'kysely'
import type { Bound } from '../../odata/bind.ts'
import type { Fragment } from '../../odata/scope.ts'
import type { Answer, CallOf, Handler } from '../../server/call.ts'
import { readList, readQuery, withTable } from '../../server/list.ts'
import { managesRole, readSize } from './statements.ts'

/**
 * The size from which a page is searched for among all people in their order, instead of among the members of the role.
 */
const manyMembers = 5000

function conjuncts(filter: Bound): Bound[] {
  return filter.kind === 'binary' && filter.operator === 'and'
    ? [...conjuncts(filter.left), ...conjuncts(filter.right)]
    : [filter]
}

/** The key of the role that a part of a filter selects. */
function roleIn(part: Bound): number[] {
  if (part.kind !== 'binary' || part.operator !== 'eq') return []
  const { left, right } = part
  const isRole = left.kind === 'field' && left.hops.length === 0 && left.field.name === 'rolesId'
  const isKey = right.kind === 'value' && right.type === 'int' && Number(right.value) < 2 ** 31
  return isRole && isKey ? [Number(right.value)] : []
}

/**
 * Lists the members of roles. For a single large role, as the screens request it, a page walks all people in order and
 * looks each up among the members, and the total is already known; the general way would sort all members first.
 */
export function listMembers(many = manyMembers): Handler<'listRoleMembers'> {
  return call => listIn(call, many)
}

async function listIn(call: CallOf<'listRoleMembers'>, many: number): Promise<Answer<'listRoleMembers'>> {
  const { db, person } = call
  const { filter } = readQuery(call)
  const parts = filter ? conjuncts(filter) : []
  const [rolesId] = parts.flatMap(roleIn)
  const isSeen =
    rolesId !== undefined &&
    person.staff &&
    (person.scopes.has('Roles.Read') || (await managesRole(db, rolesId, person.userId)))
  const size = isSeen ? await readSize(db, rolesId) : 0
  if (rolesId === undefined || size <= many) return readList(call)

  const role = sql`${rolesId}::int4`
  const member = (table: 'role_static_user' | 'role_calculated_user', alias: string, what: Fragment) =>
    sql`(select ${what} from ${sql.table(table)} as member
      where member.roles_id = ${role} and member.users_id = ${sql.id(alias, 'id')})`
  const isStatic = (alias: string) => member('role_static_user', alias, sql`true`)
  const isCalculated = (alias: string) => member('role_calculated_user', alias, sql`true`)
  const known = (column: 'grade' | 'business_unit' | 'country') => (alias: string) =>
    sql`(select nullif(${sql.ref(column)}, '') from user_fact join user_kind on user_kind.id = user_fact.kind_id
      where users_id = ${sql.id(alias, 'id')})`
  const members = withTable(call, 'RoleMember', 'app_user', {
    id: alias => sql`${role}::int8 * 16777216 + ${sql.id(alias, 'id')}`,
    rolesId: () => role,
    usersId: alias => sql`${sql.id(alias, 'id')}`,
    isStatic: alias => sql`coalesce(${isStatic(alias)}, false)`,
    isCalculated: alias => sql`coalesce(${isCalculated(alias)}, false)`,
    roleStaticUserId: alias => member('role_static_user', alias, sql`member.id`),
    grade: known('grade'),
    businessUnit: known('business_unit'),
    country: known('country'),
  })
  return readList(members, {
    rows: (entity, alias) =>
      entity === 'RoleMember'
        ? sql`coalesce(${isCalculated(alias)}, ${isStatic(alias)}, false)`
        : call.rows(entity, alias),
    total: ({ search }) => (search || parts.length > 1 ? undefined : sql`${size}::int8`),
  })
}
