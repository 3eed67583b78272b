import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { people, startTestApp, type TestApp } from '../../server/testing.ts'
import { clause, over, RoleCalls } from './calls.test-support.ts'

/** Roles as groups: plans, managers, members by list, history, and concurrent changes. */
let test: TestApp
let calls: RoleCalls
let key: (name: string) => number
beforeAll(async () => {
  test = await startTestApp()
  calls = new RoleCalls(test)
  key = await calls.keys()
})
afterAll(() => test.close())

const namesOf = (rows: readonly Record<string, unknown>[]) => rows.map(row => row['userEmail'])
const membersOf = async (rolesId: number, as: string = people.administrator) =>
  namesOf(
    await calls.list('listRoleMembers', `/RoleMembers?$filter=rolesId eq ${rolesId}&$orderby=userEmail`, as),
  )
const scopesOf = async (rolesId: number) => {
  const rows = await calls.list('listRoleScopes', `/RoleScopes?$filter=rolesId eq ${rolesId}&$expand=scope`)
  return rows.map(row => (row['scope'] as { scopeName: string }).scopeName).toSorted()
}

describe('a plan', () => {
  it('is applied in one step, with the scopes that its scopes need, and each change is in the history', async () => {
    const { id, etag } = await calls.create({ purpose: 'Essayer' })
    const plan = {
      roleFunctionDescription: 'Équipe d’essai',
      purpose: '',
      memberRule: clause('grade', 'is', 'Associé'),
      addedScopeIds: [key('Onboarding.Read')],
      addedUserIds: [key(people.staff)],
      addedManagerIds: [key(people.manager)],
    }
    const done = await calls.plan(id, plan, { headers: { 'if-match': etag } })
    expect(done).toMatchObject({
      status: 200,
      body: {
        purpose: '',
        memberRule: plan.memberRule,
        scopeCount: 6,
        modifierId: key(people.administrator),
      },
    })
    expect(await scopesOf(id)).toEqual([
      'Accounts.Read',
      'Contacts.Read',
      'Engagements.Read',
      'Offers.Read',
      'Onboarding.Read',
      'Portal.Access',
    ])
    expect(await membersOf(id)).toEqual(expect.arrayContaining([people.partner, people.staff]))
    const history = await calls.history(id)
    expect(history).toEqual(
      expect.arrayContaining([
        'purposeChanged Essayer →',
        'ruleChanged →',
        'scopeAdded → Portal.Access',
        'memberAdded → Théo Lefèvre',
        'managerAdded → Samuel Okafor',
      ]),
    )
    expect(history[0]).toMatch(/^created/)
    // Found by author, by subject, and by the content of a rule.
    const found = (words: string) => calls.history(id, words)
    expect(await found('ines marchand')).toEqual(history)
    expect(await found('lefevre')).toEqual(['memberAdded → Théo Lefèvre'])
    expect(await found('Portal.Access')).toEqual(['scopeAdded → Portal.Access'])
    expect(await found('associe')).toEqual(['ruleChanged →'])
    expect(await found('nobody')).toEqual([])
    // Applying it again changes nothing and leaves no trace.
    const again = await calls.plan(id, plan)
    expect(again.headers['etag']).toBe(done.headers['etag'])
    expect(await calls.history(id)).toEqual(history)
  })

  it('is refused as a whole, with pointers to the faults', async () => {
    const { id } = await calls.create()
    const good = { roleFunctionDescription: 'Never', addedUserIds: [key(people.staff)] }
    const refused = async (plan: object) => {
      const answer = await calls.plan(id, { ...good, ...plan })
      return [
        answer.code,
        (answer.body as { errors?: { pointer: string }[] }).errors?.map(each => each.pointer),
      ]
    }
    expect(await refused({ addedScopeIds: [1, 4000] })).toEqual(['scope-unknown', ['/addedScopeIds/1']])
    expect(await refused({ addedUserIds: [999_999] })).toEqual(['user-unknown', ['/addedUserIds/0']])
    expect(await refused({ addedManagerIds: [999_999] })).toEqual(['user-unknown', ['/addedManagerIds/0']])
    expect(await refused({ memberRule: clause('country', 'is', 'France') })).toEqual([
      'body-invalid',
      ['/memberRule/values/0'],
    ])
    expect(await refused({ roleFunctionDescription: 'clients' })).toEqual([
      'role-description-taken',
      undefined,
    ])
    expect(await membersOf(id)).toEqual([])
    expect(await calls.history(id)).toHaveLength(1)
  })

  it('does not remove a scope that another one needs, unless that is removed too', async () => {
    const { id } = await calls.create({ addedScopeIds: [key('Onboarding.Write')] })
    const removed = await calls.plan(id, { removedScopeIds: [key('Offers.Read')] })
    expect(removed).toMatchObject({ status: 409, code: 'role-scope-required' })
    expect((removed.body as { usedBy: object[] }).usedBy).toEqual(
      expect.arrayContaining([{ kind: 'scope', name: 'Onboarding.Read' }]),
    )
    const [row] = await calls.list(
      'listRoleScopes',
      `/RoleScopes?$filter=rolesId eq ${id} and scopeId eq ${key('Offers.Read')}`,
    )
    const remove = (query: string) =>
      calls.send('deleteRoleScope', 'DELETE', `/RoleScopes(${String(row?.['id'])})${query}`, over)
    expect((await remove('')).code).toBe('role-scope-required')
    expect((await remove('?dependents=remove')).status).toBe(204)
    expect(await scopesOf(id)).toEqual([
      'Accounts.Read',
      'Contacts.Read',
      'Engagements.Read',
      'Portal.Access',
    ])
    expect((await remove('')).code).toBe('not-found')
  })

  it('names the scopes that were added along with another', async () => {
    const { id } = await calls.create()
    expect((await calls.addScope(id, key('Offers.Read'))).body).toMatchObject({
      addedDependencies: ['Portal.Access'],
    })
    expect((await calls.addScope(id, key('Accounts.Read'))).body).toMatchObject({ addedDependencies: [] })
  })
})

describe('members from a list of email addresses', () => {
  it('are added with a report on each line, which is available beforehand without adding anyone', async () => {
    const { id } = await calls.create({ addedUserIds: [key(people.staff)] })
    const emails = ['Hélène <PARTNER@parvis.example>', people.staff, 'nobody@nowhere.example', 'Hélène', '']
    const report = {
      added: [expect.objectContaining({ userEmail: people.partner })],
      alreadyMembers: [expect.objectContaining({ userEmail: people.staff })],
      notFound: ['nobody@nowhere.example'],
      notValid: ['Hélène'],
    }
    const find = { body: { rolesId: id, emails } }
    expect((await calls.send('findRoleMembers', 'POST', '/RoleMembers/ByEmail', find)).body).toEqual(report)
    expect(await membersOf(id)).toEqual([people.staff])
    expect((await calls.send('addRoleMembers', 'POST', '/RoleStaticUsers/ByEmail', find)).body).toEqual(
      report,
    )
    expect(await membersOf(id)).toEqual([people.partner, people.staff])
    const unknown = { body: { rolesId: 999_999, emails } }
    for (const path of ['/RoleMembers/ByEmail', '/RoleStaticUsers/ByEmail'])
      expect((await calls.send('', 'POST', path, unknown)).code).toBe('role-unknown')
    const newOne = { body: { rolesId: null, emails } }
    expect((await calls.send('', 'POST', '/RoleMembers/ByEmail', newOne)).body).toMatchObject({
      alreadyMembers: [],
    })
  })
})

describe('the manager of a role', () => {
  const as = people.partner

  it('sees only that role, and changes only its members and their rule', async () => {
    const { id } = await calls.create({ addedManagerIds: [key(as)], addedScopeIds: [key('Portal.Access')] })
    const other = await calls.create()
    const seen = await calls.list('listRoles', '/Roles?$select=id', as)
    expect(seen.map(row => row['id'])).toContain(id)
    expect(seen.map(row => row['id'])).not.toContain(other.id)
    for (const path of ['RoleScopes', 'RoleManagers', 'RoleMembers', 'RoleStaticUsers', 'RoleChanges']) {
      const rows = await calls.list(`list${path}`, `/${path}?$top=1000`, as)
      const roles = new Set(rows.map(row => row['rolesId']))
      expect([...roles].filter(each => each !== id && each !== 6)).toEqual([])
    }
    expect((await calls.send('getRole', 'GET', `/Roles(${other.id})`, { as })).code).toBe('not-found')

    const staff = key(people.staff)
    const member = await calls.addMember(id, staff, as)
    expect(member.status).toBe(201)
    const memberId = (member.body as { id: number }).id
    const leave = await calls.send('deleteRoleStaticUser', 'DELETE', `/RoleStaticUsers(${memberId})`, {
      as,
      ...over,
    })
    expect(leave.status).toBe(204)
    const rule = clause('grade', 'is', 'Manager')
    expect((await calls.plan(id, { memberRule: rule, addedUserIds: [staff] }, { as, ...over })).status).toBe(
      200,
    )
    const body = { id, memberRule: null }
    expect((await calls.send('updateRole', 'PATCH', '/Roles', { as, body, ...over })).status).toBe(200)
    expect((await calls.assess(id, { removedUserIds: [staff] }, as)).status).toBe(200)
    expect((await calls.preview(rule, as)).status).toBe(200)
    expect((await calls.send('getMemberRuleChoices', 'GET', '/MemberRules/Choices', { as })).status).toBe(200)

    const refusals = [
      await calls.plan(id, { roleFunctionDescription: 'Mine' }, { as, ...over }),
      await calls.plan(id, { addedUserIds: [staff], addedScopeIds: [key('Menus.Manage')] }, { as, ...over }),
      await calls.plan(id, { addedManagerIds: [staff] }, { as, ...over }),
      await calls.send('updateRole', 'PATCH', '/Roles', { as, body: { id, purpose: 'x' }, ...over }),
      await calls.send('deleteRole', 'DELETE', `/Roles(${id})`, { as, ...over }),
      await calls.send('createRole', 'POST', '/Roles', { as, body: { roleFunctionDescription: 'Mine' } }),
      await calls.addScope(id, key('Menus.Manage'), as),
      await calls.assess(id, { addedScopeIds: [key('Menus.Manage')] }, as),
      await calls.assess(id, null, as),
      await calls.assess(null, { addedUserIds: [staff] }, as),
    ]
    expect(refusals.map(answer => answer.code)).toEqual(refusals.map(() => 'scope-missing'))
    const hidden = [
      await calls.plan(other.id, { addedUserIds: [staff] }, { as, ...over }),
      await calls.addMember(other.id, staff, as),
      await calls.assess(other.id, { addedUserIds: [staff] }, as),
    ]
    expect(hidden.map(answer => answer.code)).toEqual(['not-found', 'role-unknown', 'role-unknown'])
  })

  it('loses that right once someone else replaces them', async () => {
    const { id } = await calls.create()
    const body = { rolesId: id, usersId: key(as) }
    const named = await calls.send('createRoleManager', 'POST', '/RoleManagers', { body })
    expect(named.status).toBe(201)
    const twice = await calls.send('createRoleManager', 'POST', '/RoleManagers', { body })
    expect(twice.code).toBe('role-manager-taken')
    expect((await calls.addMember(id, key(people.staff), as)).status).toBe(201)
    const managerId = (named.body as { id: number }).id
    const ended = await calls.send('deleteRoleManager', 'DELETE', `/RoleManagers(${managerId})`, over)
    expect(ended.status).toBe(204)
    expect((await calls.addMember(id, key(people.manager), as)).code).toBe('role-unknown')
    expect(await calls.history(id)).toContain('managerRemoved Hélène d’Arcy →')
  })

  it('must be of the firm: a client made a manager by mistake sees and changes nothing', async () => {
    const client = people.client
    const { id } = await calls.create({ addedManagerIds: [key(client)] })
    expect((await calls.send('listRoles', 'GET', '/Roles', { as: client })).code).toBe('scope-missing')
    expect((await calls.addMember(id, key(client), client)).code).toBe('scope-missing')
  })
})

describe('two administrators at once', () => {
  it('both add their member, by hand or by plan', async () => {
    const { id, etag } = await calls.create()
    const [a, b, c] = [key(people.staff), key(people.manager), key(people.partner)]
    const headers = { 'if-match': etag }
    const answers = await Promise.all([
      calls.plan(id, { addedUserIds: [a] }, { headers }),
      calls.plan(id, { addedUserIds: [b] }, { headers }),
      calls.addMember(id, c),
    ])
    expect(answers.map(answer => answer.status)).toEqual([200, 200, 201])
    expect(await membersOf(id)).toEqual([people.manager, people.partner, people.staff])
  })

  it('who add the same member add them once', async () => {
    const { id } = await calls.create()
    const answers = await Promise.all([1, 2, 3].map(() => calls.addMember(id, key(people.staff))))
    const codes = answers.map(answer => answer.code ?? answer.status)
    expect(codes.filter(code => code === 201)).toHaveLength(1)
    expect(codes.filter(code => code === 'role-member-taken')).toHaveLength(2)
    expect((await calls.history(id)).filter(each => each.startsWith('memberAdded'))).toHaveLength(1)
  })

  it('who change the same thing: one is told, and nothing is lost', async () => {
    const { id, etag } = await calls.create()
    const headers = { 'if-match': etag }
    const answers = await Promise.all([
      calls.plan(id, { memberRule: clause('country', 'is', 'BE') }, { headers }),
      calls.plan(id, { addedScopeIds: [key('Offers.Read')] }, { headers }),
    ])
    expect(new Set(answers.map(answer => answer.code ?? answer.status))).toEqual(
      new Set([200, 'precondition-failed']),
    )
  })
})

describe('deleting', () => {
  it('a role deletes its rights, and keeps its history', async () => {
    const { id } = await calls.create({
      addedScopeIds: [key('Menus.Manage')],
      addedUserIds: [key(people.staff)],
    })
    const menus = () =>
      test
        .send('GET', '/api/portal/v1/MenuAdministration', { as: people.staff })
        .then(answer => answer.status)
    expect(await menus()).toBe(200)
    expect((await calls.send('deleteRole', 'DELETE', `/Roles(${id})`, over)).status).toBe(204)
    expect(await menus()).toBe(403)
    expect((await calls.history(id)).at(-1)).toMatch(/^deleted Tried role \d+ →$/)
    expect((await calls.send('deleteRole', 'DELETE', `/Roles(${id})`, over)).code).toBe('not-found')
  })

  it('a role that a notification is addressed to is refused, naming the notification', async () => {
    const [managers] = await calls.list('listRoles', "/Roles?$filter=roleFunctionDescription eq 'Managers'")
    const answer = await calls.send('deleteRole', 'DELETE', `/Roles(${String(managers?.['id'])})`, over)
    expect(answer).toMatchObject({
      code: 'role-in-use',
      body: {
        usedBy: [
          { kind: 'notification', name: 'Missions en attente de signature' },
          { kind: 'report', name: expect.stringMatching(/^[1-9]\d*$/) as string },
        ],
      },
    })
  })

  it('a role that gives access to reports is refused, with their number but not their names', async () => {
    const { id } = await calls.create({})
    const { rows } = await sql<{ count: number }>`
      with few as (select id from report where deleted_date is null order by id limit 3)
      insert into report_access (report_id, kind, role_id) select id, 'staffRole', ${id}::int4 from few
      returning report_id`.execute(test.connection.db)
    expect(rows).toHaveLength(3)
    const refused = await calls.send('deleteRole', 'DELETE', `/Roles(${id})`, over)
    expect(refused).toMatchObject({
      code: 'role-in-use',
      body: { usedBy: [{ kind: 'report', name: '3' }] },
    })
    await sql`delete from report_access where role_id = ${id}::int4`.execute(test.connection.db)
    expect((await calls.send('deleteRole', 'DELETE', `/Roles(${id})`, over)).status).toBe(204)
  })

  it('a role that gives access to a deleted report is refused while the report can be restored', async () => {
    const { id } = await calls.create({})
    await sql`with one as (update report set deleted_date = now(), deleted_by = ${people.staff}
        where id = (select min(id) from report where deleted_date is null) returning id)
      insert into report_access (report_id, kind, role_id) select id, 'staffRole', ${id}::int4 from one`.execute(
      test.connection.db,
    )
    const remove = () => calls.send('deleteRole', 'DELETE', `/Roles(${id})`, over)
    expect(await remove()).toMatchObject({
      code: 'role-in-use',
      body: { usedBy: [{ kind: 'report', name: '1' }] },
    })
    await sql`update report set deleted_date = now() - interval '31 days'
      where deleted_by = ${people.staff} and deleted_date is not null`.execute(test.connection.db)
    expect((await remove()).status).toBe(204)
  })

  it('a role that reminders are sent to is refused, with the number of their rules', async () => {
    const { id } = await calls.create({})
    await sql`update reminder_rule set role_id = ${id}::int4 where state in ('submitted', 'rejectedByManager')`.execute(
      test.connection.db,
    )
    const remove = () => calls.send('deleteRole', 'DELETE', `/Roles(${id})`, over)
    expect(await remove()).toMatchObject({
      code: 'role-in-use',
      body: { usedBy: [{ kind: 'reminder', name: '2' }] },
    })
    await sql`update reminder_rule set role_id = null`.execute(test.connection.db)
    expect((await remove()).status).toBe(204)
  })

  it('the last person who may administer roles is refused, in every way', async () => {
    const mine = await calls.list(
      'listRoleStaticUsers',
      `/RoleStaticUsers?$filter=rolesId eq 1 and usersId eq ${key(people.administrator)}`,
    )
    const refusals = [
      await calls.send(
        'deleteRoleStaticUser',
        'DELETE',
        `/RoleStaticUsers(${String(mine[0]?.['id'])})`,
        over,
      ),
      await calls.plan(1, { removedUserIds: [key(people.administrator)] }),
      await calls.plan(1, { removedScopeIds: [key('Roles.Manage')] }),
    ]
    expect(refusals.map(answer => answer.code)).toEqual(refusals.map(() => 'role-administrator-needed'))
  })

  it('administrators of roles by rule cannot be locked out by a scope that someone is given', async () => {
    const { db } = test.connection
    const { id: given } = await calls.create()
    const { rows } = await sql<{ id: number; application: number }>`
      with application as (
        insert into application (name, technical_name, link, created_by) values ('Autre', 'Other', '/', 'test') returning id
      )
      insert into scope (scope_name, scope_description, scope_english_description, application_id)
        select 'Other.Read', '', '', id from application returning id, application_id as application`.execute(
      db,
    )
    const scope = rows[0] ?? { id: 0, application: 0 }
    const withoutIt = {
      all: [
        clause('userType', 'is', 'Collaborateur'),
        clause('application', 'isNot', String(scope.application)),
      ],
    }
    const byRule = { memberRule: withoutIt, removedUserIds: [key(people.administrator)] }
    expect((await calls.plan(1, byRule)).status).toBe(200)
    expect(await membersOf(1)).toContain(people.administrator)
    const staff = await sql<{
      id: number
    }>`select users_id as id from role_calculated_user where roles_id = 1`.execute(db)
    const everybody = staff.rows.map(({ id }) => id)
    expect((await calls.plan(given, { addedUserIds: everybody })).status).toBe(200)
    expect((await calls.addScope(given, scope.id)).code).toBe('role-administrator-needed')
    expect(await membersOf(1)).toContain(people.administrator)
    expect((await calls.plan(given, { removedUserIds: everybody, addedScopeIds: [scope.id] })).status).toBe(
      200,
    )
    expect((await calls.plan(given, { addedUserIds: everybody })).code).toBe('role-administrator-needed')
    expect(
      (await calls.plan(1, { memberRule: null, addedUserIds: [key(people.administrator)] })).status,
    ).toBe(200)
  })
})

it('every operation on roles was called', () => {
  const tags = ['Roles', 'Role scopes', 'Role members', 'Role managers', 'Member rules']
  const missing = [...test.contract.operations.values()]
    .filter(({ id, operation }) => tags.includes(operation.tags[0] ?? '') && !calls.called.has(id))
    .map(({ id }) => id)
  expect(missing).toEqual([])
})
