import { people, rowsOfAnswer, type TestApp } from '../../server/testing.ts'
import type { MemberRule, MemberRuleClause } from './member-rule.ts'

type Request = Parameters<TestApp['send']>[2]

/** If-Match header that overwrites any version. */
export const over = { headers: { 'if-match': '*' } }

/** A rule of a single clause. */
export const clause = (
  field: MemberRuleClause['field'],
  operator: MemberRuleClause['operator'],
  ...values: string[]
): MemberRuleClause => ({ field, operator, values })

/** The calls on roles, made by the administrator. Every response is checked against the contract. */
export class RoleCalls {
  readonly #test: TestApp
  /** The operations called so far. */
  readonly called = new Set<string>()
  #roles = 0

  constructor(test: TestApp) {
    this.#test = test
  }

  send(operationId: string, method: string, path: string, request: Request = {}) {
    this.called.add(operationId)
    return this.#test.send(method, `/api/authorization/v1${path}`, { as: people.administrator, ...request })
  }

  async list(operationId: string, path: string, as: string = people.administrator) {
    return rowsOfAnswer(await this.send(operationId, 'GET', path, { as }))
  }

  /** Creates a role with a unique name. */
  async create(changes: object = {}): Promise<{ id: number; etag: string }> {
    this.#roles += 1
    const body = { roleFunctionDescription: `Tried role ${this.#roles}`, ...changes }
    const answer = await this.send('createRole', 'POST', '/Roles', { body })
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
    return { id: (answer.body as { id: number }).id, etag: String(answer.headers['etag']) }
  }

  plan(id: number, plan: object, request: Request = over) {
    return this.send('applyRolePlan', 'PATCH', `/Roles(${id})`, { body: plan, ...request })
  }

  assess(
    rolesId: number | null,
    plan: object | null,
    as: string = people.administrator,
    query = '?$top=1000',
  ) {
    return this.send('assessRolePlan', 'POST', `/RoleImpacts${query}`, { as, body: { rolesId, plan } })
  }

  addScope(rolesId: number, scopeId: number, as: string = people.administrator) {
    return this.send('createRoleScope', 'POST', '/RoleScopes', { as, body: { rolesId, scopeId } })
  }

  addMember(rolesId: number, usersId: number, as: string = people.administrator) {
    return this.send('createRoleStaticUser', 'POST', '/RoleStaticUsers', { as, body: { rolesId, usersId } })
  }

  preview(memberRule: MemberRule, as: string = people.administrator) {
    return this.send('previewMemberRule', 'POST', '/MemberRules/Preview', { as, body: { memberRule } })
  }

  /** The history of a role, oldest first, as "kind before → after". */
  async history(rolesId: number, search?: string): Promise<string[]> {
    const path = `/RoleChanges?$filter=rolesId eq ${rolesId}&$orderby=id`
    const words = search === undefined ? '' : `&$search=${search}`
    const rows = await this.list('listRoleChanges', path + words)
    return rows.map(({ kind, before, after }) => [kind, before, '→', after].filter(Boolean).join(' '))
  }

  /** Looks up keys by name: scopes by name, and users by email. */
  async keys() {
    const { db } = this.#test.connection
    const scopes = await db.selectFrom('scope').select(['scope_name as name', 'id']).execute()
    const users = await db.selectFrom('app_user').select(['user_email as name', 'id']).execute()
    const known = new Map([...scopes, ...users].map(({ name, id }) => [name, id]))
    return (name: string) => {
      const id = known.get(name)
      if (id === undefined) throw new Error(`Nothing is called ${name}`)
      return id
    }
  }
}
