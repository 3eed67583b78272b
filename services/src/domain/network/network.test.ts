import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { notify } from '../../database/notify.ts'
import type { Database } from '../../database/schema.ts'
import type { Restrict } from '../../odata/scope.ts'
import { people, startTestApp, type TestApp } from '../../server/testing.ts'
import { readChoices } from './choices.ts'
import { linksBetween, readElements, searchElements } from './elements.ts'
import { countNeighbors, rankStaff, readAllNeighbors, readNeighbors, readPortfolio } from './neighbors.ts'
import type { NetworkElement, NetworkKey, NetworkLink, NetworkQuestion, Sight } from './seen.ts'

let test: TestApp
let db: Database
beforeAll(async () => {
  test = await startTestApp()
  db = test.connection.db
})
afterAll(() => test.close())

interface Found {
  value: NetworkElement[]
}
interface Ranked {
  client: NetworkElement
  total: number
  value: { staff: NetworkElement; engagements: number; asPartner: number; active: number }[]
}
interface Part {
  nodes: { element: NetworkElement; neighbors: { kind: string; count: number }[] }[]
  links: NetworkLink[]
  mine: number | null
  isCut: boolean
}

const send = (method: string, path: string, request: object) =>
  test.send(method, `/api/portal/v1/${path}`, { as: people.staff, ...request })

async function ask(question: Partial<NetworkQuestion>, as: string = people.staff) {
  const body = { start: [], mine: 0, open: [], years: [], statuses: [], ...question }
  const answer = await send('POST', 'Network', { as, body })
  return { ...answer, body: answer.body as Part }
}
const get = async (path: string, as: string = people.staff) => {
  const answer = await send('GET', path, { as })
  return { ...answer, body: answer.body }
}
/** The response body of a read. */
const read = async (path: string) => (await get(path)).body
const keysOf = ({ nodes }: Part) => nodes.map(({ element }) => element.key)
const countOf = ({ nodes }: Part, key: string, kind: string) =>
  nodes.find(({ element }) => element.key === key)?.neighbors.find(neighbors => neighbors.kind === kind)
    ?.count ?? 0

/** One figure straight from the tables. */
const figure = async (query: string) =>
  Number(
    (await sql.raw<{ figure: string }>(`select (select ${query}) as figure`).execute(db)).rows[0]?.figure,
  )

const everything = { years: [], statuses: [] }

/** A sight without limits, lacking the database, which exists only after start-up, and the row rules. */
const unlimited = { firmDomain: 'parvis.example', email: people.staff, fees: 'none' } as const

/** All results of a search, page by page. */
async function searchAll(sight: Sight, text: string): Promise<NetworkElement[]> {
  const found: NetworkElement[] = []
  for (;;) {
    const page = await searchElements(sight, text, found.length)
    found.push(...page)
    if (page.length < 20) return found
  }
}

describe('the start of a network', () => {
  it('is found by words in names, numbers and addresses, names that begin with them first', async () => {
    const body = (await read('NetworkElements?text=FONTAINE')) as Found
    expect(body.value[0]).toMatchObject({
      key: 'client-1',
      name: 'Fontaine & Filles – Maison de thé SAS',
      number: '100001',
      email: null,
    })
    expect(body.value.some(({ name, kind }) => name === 'Claire Fontaine' && kind === 'contact')).toBe(true)
    const staff = (await read('NetworkElements?text=okafor+samuel')) as Found
    expect(staff.value).toEqual([
      expect.objectContaining({ kind: 'staff', name: 'Samuel Okafor', email: people.manager }),
    ])
    expect(await read('NetworkElements?text=zz%25yy')).toEqual({ value: [] })
    expect((await get('NetworkElements?text=+')).body).toEqual({ value: [] })
    expect((await get('NetworkElements')).code).toBe('query-invalid')
  })

  it('is found page by page without repetition: names that begin with the words first, then by kind and name', async () => {
    const sight: Sight = { ...unlimited, db, rows: () => sql`true` }
    const found = await searchAll(sight, 'ma')
    const like = `where search_text like '%ma%'`
    expect(found).toHaveLength(
      await figure(`sum(count)::int4 from (select count(*) from account ${like}
        union all select count(*) from contact ${like} union all select count(*) from engagement ${like}) as each`),
    )
    expect(new Set(found.map(({ key }) => key)).size).toBe(found.length)
    const { rows } = await sql<{ key: string }>`select key from unnest(
        ${found.map(({ key }) => key)}::text[], ${found.map(({ kind }) => kind)}::text[],
        ${found.map(({ name }) => name)}::text[]) with ordinality as found (key, kind, name, place)
      order by not starts_with(odata_fold(name), 'ma'),
        array_position(array['client', 'contact', 'staff', 'engagement'], kind), odata_fold(name) collate "C", place`.execute(
      db,
    )
    expect(rows.map(({ key }) => key)).toEqual(found.map(({ key }) => key))
    const second = (await read('NetworkElements?text=ma&$skip=20')) as Found
    expect(second.value).toEqual(found.slice(20, 40))
  })

  it('contains one’s own clients, those with the most engagements first, and these engagements', async () => {
    const { body } = await ask({ mine: 3 }, people.manager)
    const clients = body.nodes.filter(({ element }) => element.kind === 'client')
    expect(body.mine).toBe(
      await figure(`count(distinct engagement_account_number) from engagement
        where '${people.manager}' in (engagement_manager_email, engagement_partner_email,
          engagement_originating_partner_email)`),
    )
    expect(clients).toHaveLength(3)
    const me = body.nodes[0]?.element
    expect(me).toMatchObject({ kind: 'staff', email: people.manager })
    // Each client is linked with the person through one of their engagements.
    for (const { element } of clients) {
      const ofClient = body.links.filter(link => link.target === element.key).map(({ source }) => source)
      expect(ofClient.length).toBeGreaterThan(0)
      expect(ofClient.length).toBeLessThanOrEqual(5)
      for (const engagement of ofClient)
        expect(body.links).toContainEqual(expect.objectContaining({ source: me?.key, target: engagement }))
    }
    expect((await ask({ start: ['client-1'] })).body.mine).toBeNull()
    // A filter that leaves none of their clients leaves nothing to show, not the person alone.
    const none = await ask({ mine: 3, years: [1990] }, people.manager)
    expect([none.body.mine, none.body.nodes]).toEqual([0, []])
  })

  it('is empty if the element does not exist, however its key is written', async () => {
    expect((await ask({ start: ['client-999999999', 'staff-5', 'contact-1'] })).body.nodes).toEqual([])
    for (const start of ['client-1; drop table account', 'client-0', 'folder-1', 'client-99999999999'])
      expect((await ask({ start: [start] })).code).toBe('body-invalid')
  })
})

describe('opened neighbours', () => {
  it('are the first ones of a kind, counted before and linked after', async () => {
    const { body: closed } = await ask({ start: ['client-1'] })
    expect(keysOf(closed)).toEqual(['client-1'])
    const engagements = await figure(`count(*) from engagement where engagement_account_number = '100001'`)
    expect(countOf(closed, 'client-1', 'engagement')).toBe(engagements)
    expect(countOf(closed, 'client-1', 'contact')).toBe(
      await figure(`count(*) from contact where account_id = 1`),
    )
    const { body } = await ask({
      start: ['client-1'],
      open: [{ key: 'client-1', kind: 'engagement', count: 2 }],
    })
    const opened = body.nodes.filter(({ element }) => element.kind === 'engagement')
    expect(opened).toHaveLength(2)
    expect(opened[0]?.element.year ?? 0).toBeGreaterThanOrEqual(opened[1]?.element.year ?? 0)
    expect(body.links).toEqual(
      opened.map(({ element }) => ({ source: element.key, target: 'client-1', relations: ['isFor'] })),
    )
    const { body: all } = await ask({
      start: ['client-1'],
      open: [{ key: 'client-1', kind: 'engagement', count: 1000 }],
    })
    expect(all.nodes).toHaveLength(engagements + 1)
    // The next page continues where the first ended.
    expect(keysOf(all).slice(0, 3)).toEqual(keysOf(body))
  })

  it('take effect once their element is reached, in whatever order they are requested', async () => {
    const open: NetworkQuestion['open'] = [
      { key: 'client-1', kind: 'engagement', count: 1 },
      { key: 'client-2', kind: 'contact', count: 5 },
    ]
    const { body } = await ask({ start: ['client-1'], open })
    expect(keysOf(body)).toHaveLength(2)
    const engagement = keysOf(body)[1] ?? 'client-1'
    const { body: further } = await ask({
      start: ['client-1'],
      open: [{ key: engagement, kind: 'staff', count: 5 }, ...open],
    })
    const staff = further.nodes.filter(({ element }) => element.kind === 'staff')
    expect(staff.length).toBeGreaterThan(0)
    expect(staff).toHaveLength(countOf(further, engagement, 'staff'))
    // A contact has no engagements of its own: impossible neighbours open nothing.
    expect(
      (await ask({ start: ['client-1'], open: [{ key: 'client-1', kind: 'staff', count: 5 }] })).body.nodes,
    ).toHaveLength(1)
  })

  it('are filtered by year and status, including their counts', async () => {
    const { body } = await ask({
      start: ['client-1'],
      open: [{ key: 'client-1', kind: 'engagement', count: 100 }],
      statuses: ['Clos'],
    })
    const closed = await figure(`count(*) from engagement where engagement_account_number = '100001'
      and engagement_statut = 'Clos'`)
    expect(countOf(body, 'client-1', 'engagement')).toBe(closed)
    expect(body.nodes).toHaveLength(closed + 1)
    const { body: ofYear } = await ask({ start: ['client-1'], years: [2025] })
    expect(countOf(ofYear, 'client-1', 'engagement')).toBe(
      await figure(`count(*) from engagement where engagement_account_number = '100001'
        and engagement_code like 'E2025-%'`),
    )
    const choices = (await read('NetworkChoices')) as { years: number[]; statuses: string[] }
    expect(choices.years).toEqual(choices.years.toSorted((one, other) => other - one))
    expect(choices.statuses).toEqual(['Actif', 'Clos', 'dormant'])
  })

  it('can be filtered by every year and status that the person may see, and by no other', async () => {
    await sql`insert into engagement (engagement_code, engagement_description, engagement_account_number,
      engagement_statut) values ('no year', 'No year', '100001', 'Paused')`.execute(db)
    try {
      for (const condition of [
        'true',
        `engagement_account_number = '100001'`,
        `engagement_statut = 'Clos'`,
      ]) {
        const rows: Restrict = entity => (entity === 'Engagement' ? sql.raw(condition) : sql`true`)
        const { rows: expected } = await sql`select distinct engagement_statut as status,
            substring(engagement_code from '^[A-Z]+([0-9]{4})-')::int4 as year
          from engagement join account on account_number = engagement_account_number where not is_test and ${sql.raw(condition)}`.execute(
          db,
        )
        const found = await readChoices({ ...unlimited, db, rows })
        expect(found).toHaveLength(expected.length)
        expect(found).toEqual(expect.arrayContaining(expected))
        expect(found.some(({ year }) => year === null)).toBe(!condition.includes('Clos'))
      }
    } finally {
      await sql`delete from engagement where engagement_code = 'no year'`.execute(db)
    }
  })

  describe('filtering by fees', () => {
    const ofClient = 'engagement where engagement_account_number = $1'.replace('$1', `'100001'`)
    const fees = (id: string) =>
      `(select coalesce(sum(fees), 0) from engagement_fee where engagement_id = ${id})`
    const opened = {
      start: ['client-1'],
      open: [{ key: 'client-1', kind: 'engagement', count: 200 }],
    } as const
    const question = { start: [...opened.start], open: [...opened.open] }
    const feesIn = ({ nodes }: Part) =>
      nodes.flatMap(({ element }) => (element.kind === 'engagement' ? [element.fees] : []))

    it('shows what engagements brought in to people who read the firm’s figures, and counts those that match', async () => {
      const all = await ask(question, people.partner)
      const engagement = all.body.nodes.find(({ element }) => element.kind === 'engagement')?.element
      const [, id = ''] = (engagement?.key ?? '').split('-')
      expect(engagement?.fees).toBeCloseTo(await figure(fees(id).slice(1, -1).replace('select', '')), 2)
      const sums = feesIn(all.body)
        .map(Number)
        .toSorted((one, other) => one - other)
      const middle = sums[Math.floor(sums.length / 2)] ?? 0
      const from = await ask({ ...question, minimumFees: middle }, people.partner)
      expect(feesIn(from.body).length).toBe(sums.filter(sum => sum >= middle).length)
      expect(countOf(from.body, 'client-1', 'engagement')).toBe(feesIn(from.body).length)
      expect(feesIn(from.body).every(sum => Number(sum) >= middle)).toBe(true)
      const between = await ask({ ...question, minimumFees: middle, maximumFees: middle }, people.partner)
      expect(feesIn(between.body)).toContain(middle)
      expect(between.body.nodes.length).toBeLessThan(from.body.nodes.length)
    })

    it('reveals no fees that a person may not read, neither as a figure nor through a filter', async () => {
      const none = await ask(question, people.staff)
      expect(new Set(feesIn(none.body))).toEqual(new Set([null]))
      const filtered = await ask({ ...question, minimumFees: 0 }, people.staff)
      expect(keysOf(filtered.body)).toEqual(['client-1'])
      expect(countOf(filtered.body, 'client-1', 'engagement')).toBe(0)
      // A manager reads those of their own engagements.
      const mine = `'${people.manager}' in (engagement_manager_email, engagement_partner_email,
        engagement_originating_partner_email)`
      const own = await ask(question, people.manager)
      expect(feesIn(own.body).filter(sum => sum !== null)).toHaveLength(
        await figure(`count(*) from ${ofClient} and ${mine}`),
      )
      const ownOnly = await ask({ ...question, minimumFees: 0 }, people.manager)
      expect(feesIn(ownOnly.body)).toHaveLength(await figure(`count(*) from ${ofClient} and ${mine}`))
      expect(feesIn(own.body).length).toBeGreaterThan(feesIn(ownOnly.body).length)
    })

    it('keeps the totals up to date as fees are added, changed and deleted', async () => {
      const total = () => figure(`fees from engagement_total where engagement_id = 1`)
      const summed = () => figure(`sum(fees) from engagement_fee where engagement_id = 1`)
      expect(await total()).toBe(await summed())
      const before = await total()
      const month = sql`date '1999-01-01'`
      await sql`insert into engagement_fee (engagement_id, month, fees, hours) values (1, ${month}, 100.5, 1)`.execute(
        db,
      )
      expect(await total()).toBe(before + 100.5)
      await sql`update engagement_fee set fees = 40 where engagement_id = 1 and month = ${month}`.execute(db)
      expect(await total()).toBe(before + 40)
      await sql`delete from engagement_fee where engagement_id = 1 and month = ${month}`.execute(db)
      expect(await total()).toBe(before)
    })
  })

  it('combines all roles of a person in an engagement in one link', async () => {
    const { body } = await ask({ mine: 50 }, people.partner)
    const me = body.nodes[0]?.element.key
    const both = await figure(`count(*) from engagement where engagement_partner_email = '${people.partner}'
      and engagement_originating_partner_email = '${people.partner}'`)
    expect(both).toBeGreaterThan(0)
    const mine = body.links.filter(({ source }) => source === me)
    expect(mine.some(({ relations }) => relations.join() === 'partner,originator')).toBe(true)
    expect(new Set(mine.map(({ target }) => target)).size).toBe(mine.length)
  })

  it('links clients of the same company by a valid SIREN', async () => {
    const ids = [901, 902, 903, 904]
    const siren = ['552100554', '552100554', 'unknown', 'unknown']
    for (const [at, id] of ids.entries())
      await sql`insert into account (id, account_number, account_legal_name, account_register_identification2)
        values (${id}, ${`twin-${id}`}, ${`Twin ${id}`}, ${siren[at]})`.execute(db)
    const { body } = await ask({
      start: ['client-901', 'client-903'],
      open: [
        { key: 'client-901', kind: 'client', count: 5 },
        { key: 'client-903', kind: 'client', count: 5 },
      ],
    })
    await sql`delete from account where id = any(${ids}::int4[])`.execute(db)
    expect(keysOf(body)).toEqual(['client-901', 'client-903', 'client-902'])
    expect(body.links).toEqual([{ source: 'client-901', target: 'client-902', relations: ['sameCompany'] }])
    expect(countOf(body, 'client-901', 'client')).toBe(1)
  })
})

describe('a person without access', () => {
  it('is shown nothing: clients whatever their scopes, and staff without the scopes for what it shows', async () => {
    const grant = sql`insert into role_scope (roles_id, scope_id)
      select role.id, scope.id from role, scope
      where role_function_description = 'Clients' and scope_name = 'Network.Read'`
    await grant.execute(db)
    const calls = [
      ['GET', 'NetworkElements?text=a'],
      ['GET', 'NetworkChoices'],
      ['POST', 'Network'],
      ['GET', 'NetworkPaths?from=client-1&to=client-2'],
      ['GET', 'NetworkClients(1)/Staff'],
    ] as const
    const body = { start: ['client-1'], mine: 0, open: [], years: [], statuses: [] }
    for (const [method, path] of calls)
      expect((await send(method, path, { as: people.client, ...(method === 'POST' && { body }) })).code).toBe(
        'scope-missing',
      )
    await sql`delete from role_scope using role, scope where role.id = roles_id and scope.id = scope_id
      and role_function_description = 'Clients' and scope_name = 'Network.Read'`.execute(db)
    const held = await sql<{ roles_id: number; scope_id: number }>`delete from role_scope using scope
      where scope.id = scope_id and scope_name = 'Network.Read' returning roles_id, scope_id`.execute(db)
    const codeOf = async ([method, path]: readonly [string, string]) =>
      (await send(method, path, { as: people.staff, ...(method === 'POST' && { body }) })).code
    await notify(db, 'rights', '')
    for (const call of calls) await expect.poll(() => codeOf(call)).toBe('scope-missing')
    for (const row of held.rows) await db.insertInto('role_scope').values(row).execute()
    await notify(db, 'rights', '')
    for (const call of calls) await expect.poll(() => codeOf(call)).toBeUndefined()
  })

  /** The view of a person who may not see some rows of an entity. */
  const sightWith = (hidden: Record<string, string>): Sight => ({
    ...unlimited,
    db,
    rows: ((entity, alias) =>
      hidden[entity] === undefined
        ? sql`true`
        : sql`not (${sql.id(alias)}.${sql.raw(hidden[entity])})`) satisfies Restrict,
  })
  it('finds no trace of a hidden client: not itself, its people, its engagements, nor a count', async () => {
    const whole = sightWith({})
    const blind = sightWith({ Account: 'id = 1' })
    const contact = await figure(`min(id) from contact where account_id = 1`)
    const engagement = await figure(`min(id) from engagement where engagement_account_number = '100001'`)
    const keys: NetworkKey[] = ['client-1', `contact-${contact}`, `engagement-${engagement}`]
    expect((await readElements(whole, keys)).size).toBe(3)
    expect((await readElements(blind, keys)).size).toBe(0)
    expect(await readAllNeighbors(blind, keys)).toEqual([])
    expect(await countNeighbors(blind, keys, everything)).toEqual(new Map())
    expect(
      await readNeighbors(blind, [{ key: 'client-1', kind: 'engagement', count: 9 }], everything),
    ).toEqual([])
    expect(await rankStaff(blind, 1)).toEqual([])
    expect((await rankStaff(whole, 1)).length).toBeGreaterThan(0)
    for (const text of ['fontaine', 'e20']) {
      const seen = await searchAll(whole, text)
      const found = await searchAll(blind, text)
      expect(found.length).toBeLessThan(seen.length)
      expect(found.some(({ key }) => keys.includes(key))).toBe(false)
    }
    // The people who work for it are visible, with fewer engagements.
    const staff = await sql<{ id: number; here: number; all: number }>`select person.id,
        count(*) filter (where engagement_account_number = '100001')::int4 as here, count(*)::int4 as all
      from contact as person join engagement
        on lower(contact_email_office) in (lower(engagement_partner_email), lower(engagement_manager_email),
          lower(engagement_originating_partner_email))
      group by person.id having count(*) filter (where engagement_account_number = '100001') > 0
      limit 1`.execute(db)
    const [one] = staff.rows
    if (!one) throw new Error('Somebody works for the first client')
    const counts = async (sight: Sight) =>
      (await countNeighbors(sight, [`staff-${one.id}`], everything)).get(`staff-${one.id}`)?.[0]?.count ?? 0
    expect(await counts(whole)).toBe(one.all)
    expect(await counts(blind)).toBe(one.all - one.here)
    const portfolio = await readPortfolio(whole, people.manager, 1000, everything)
    const first = portfolio.keys.find(key => key.startsWith('client-'))
    const fewer = await readPortfolio(
      sightWith({ Account: `id = ${first?.slice('client-'.length)}` }),
      people.manager,
      1000,
      everything,
    )
    expect(fewer.total).toBe(portfolio.total - 1)
    expect(fewer.keys).not.toContain(first)
  })

  it('finds neither a hidden engagement or person, nor anything connected through them', async () => {
    const { rows } = await sql<{ id: number; staff: number }>`select engagement.id, person.id as staff
      from engagement join contact as person on lower(contact_email_office) = lower(engagement_partner_email)
      limit 1`.execute(db)
    const [row] = rows
    if (!row) throw new Error('An engagement has a partner')
    const [engagement, staff] = [`engagement-${row.id}`, `staff-${row.staff}`] as [NetworkKey, NetworkKey]
    const whole = sightWith({})
    const noEngagement = sightWith({ Engagement: `id = ${row.id}` })
    const around = async (sight: Sight, key: NetworkKey) =>
      (await readAllNeighbors(sight, [key])).map(neighbor => neighbor.key)
    expect(await around(whole, staff)).toContain(engagement)
    expect(await around(noEngagement, staff)).not.toContain(engagement)
    expect(await around(noEngagement, engagement)).toEqual([])
    const noPerson = sightWith({ Contact: `id = ${row.staff}` })
    expect(await around(whole, engagement)).toContain(staff)
    expect(await around(noPerson, engagement)).not.toContain(staff)
    expect(await around(noPerson, staff)).toEqual([])
    expect(linksBetween(await readElements(noPerson, [engagement, staff]), [])).toEqual([])
  })
})

describe('test data', () => {
  const mark = (table: 'account' | 'contact', id: number, isTest: boolean) =>
    sql`update ${sql.id(table)} set is_test = ${isTest} where id = ${id}::int4`.execute(db)

  it('is not part of the network: neither test companies with all that belongs to them, nor test people', async () => {
    const contact = await figure(`min(id) from contact where account_id = 2`)
    const engagement = await figure(`min(id) from engagement where engagement_account_number = '100001'`)
    const ofTest: NetworkKey[] = ['client-1', `engagement-${engagement}`, `contact-${contact}`]
    const found = async (text: string) => ((await read(`NetworkElements?text=${text}`)) as Found).value.length
    const before = {
      fontaine: await found('fontaine'),
      contacts: countOf((await ask({ start: ['client-2'] })).body, 'client-2', 'contact'),
    }
    expect(keysOf((await ask({ start: ofTest })).body)).toEqual(ofTest)
    await mark('account', 1, true)
    await mark('contact', contact, true)
    try {
      expect(keysOf((await ask({ start: ofTest })).body)).toEqual([])
      expect(await found('fontaine')).toBeLessThan(before.fontaine)
      expect(countOf((await ask({ start: ['client-2'] })).body, 'client-2', 'contact')).toBe(
        before.contacts - 1,
      )
      expect((await get('NetworkClients(1)/Staff')).code).toBe('not-found')
    } finally {
      await mark('account', 1, false)
      await mark('contact', contact, false)
    }
  })
})

interface Paths {
  length: number | null
  total: number
  paths: NetworkKey[][]
  nodes: NetworkElement[]
  links: NetworkLink[]
  common: NetworkElement[]
  commonTotal: number
}

describe('paths', () => {
  it('are all of the shortest ones, along existing links', async () => {
    const ranked = (await read('NetworkClients(1)/Staff')) as Ranked
    const [best] = ranked.value
    const body = (await read(`NetworkPaths?from=${best?.staff.key}&to=client-1`)) as Paths
    // One through each engagement that connects them.
    expect(body).toMatchObject({ length: 2, total: best?.engagements, commonTotal: best?.engagements })
    expect(body.paths).toHaveLength(Math.min(20, best?.engagements ?? 0))
    for (const path of body.paths)
      for (const [at, key] of path.slice(1).entries())
        expect(
          body.links.some(
            ({ source, target }) =>
              [source, target].includes(key) && [source, target].includes(path[at] ?? key),
          ),
        ).toBe(true)
    const back = (await read(`NetworkPaths?from=client-1&to=${best?.staff.key}`)) as Paths
    expect(back.paths.map(path => path.toReversed().join())).toEqual(
      expect.arrayContaining(body.paths.map(path => path.join())),
    )
  })

  it('are none if nothing leads there, and a path without links to itself', async () => {
    await sql`insert into account (id, account_number, account_legal_name) values (905, 'alone', 'Alone')`.execute(
      db,
    )
    const body = (await read('NetworkPaths?from=client-905&to=client-1')) as Paths
    expect(body).toMatchObject({ length: null, total: 0, paths: [], common: [], commonTotal: 0 })
    expect(body.nodes.map(({ key }) => key)).toEqual(['client-905', 'client-1'])
    const same = (await read('NetworkPaths?from=client-905&to=client-905')) as Paths
    expect(same).toMatchObject({ length: 0, total: 1, paths: [['client-905']], commonTotal: 0 })
    await sql`delete from account where id = 905`.execute(db)
    expect((await get('NetworkPaths?from=client-905&to=client-1')).code).toBe('not-found')
    expect((await get('NetworkPaths?from=client-1&to=account-1')).code).toBe('query-invalid')
  })
})

describe('the ranking of staff who work for a client', () => {
  it('counts engagements, in each role', async () => {
    const body = (await read('NetworkClients(1)/Staff')) as Ranked
    expect(body.client.key).toBe('client-1')
    expect(body.total).toBe(body.value.length)
    expect(body.value.map(({ engagements }) => engagements)).toEqual(
      body.value.map(({ engagements }) => engagements).toSorted((one, other) => other - one),
    )
    for (const { staff, engagements, asPartner, active } of body.value) {
      const of = `from engagement where engagement_account_number = '100001' and`
      expect(asPartner).toBe(await figure(`count(*) ${of} engagement_partner_email = '${staff.email}'`))
      const any = `'${staff.email}' in (engagement_partner_email, engagement_manager_email,
        engagement_originating_partner_email)`
      expect(engagements).toBe(await figure(`count(*) ${of} ${any}`))
      expect(active).toBe(await figure(`count(*) ${of} ${any} and engagement_statut = 'Actif'`))
    }
    expect((await get('NetworkClients(999999999)/Staff')).code).toBe('not-found')
  })
})
