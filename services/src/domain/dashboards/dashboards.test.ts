import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../database/schema.ts'
import { people, startTestApp, type TestApp } from '../../server/testing.ts'
import { applyChange, change, Undone } from './fee-changes.test-support.ts'
import { type FeesQuestion, type FeesRow, readFigures, singleFees, totalFees } from './fee-statements.ts'
import { type FeesMeasures, feesDashboards, type MonthSums } from './fees.ts'

let test: TestApp
let db: Database
beforeAll(async () => {
  test = await startTestApp()
  db = test.connection.db
})
afterAll(() => test.close())

const ask = async (path: string, as: string = people.partner) => {
  const answer = await test.send('GET', `/api/portal/v1/${path}`, { as })
  return { ...answer, body: answer.body as Dashboard }
}
const fees = (query: string, as?: string) => ask(`FeesDashboard?dashboard=${query}`, as)
const register = (query = '', as?: string) => ask(`RegisterDashboard?${query}`, as)

interface Dashboard {
  isFirm: boolean
  period: { from: string; to: string }
  before: { from: string; to: string }
  client: { id: number; name: string } | null
  current: FeesMeasures & Record<string, number>
  previous: FeesMeasures
  months: { month: string; current: FeesMeasures & Record<string, number> }[]
  level: string
  rows: FeesRow[]
  notices: { kind: string; publishedDate: string; siren: string; clientId: number }[]
  units: string[]
  partners: { key: string; label: string }[]
}

const sumOf = (rows: readonly { current: FeesMeasures }[], name: keyof FeesMeasures) =>
  rows.reduce((sum, { current }) => sum + current[name], 0)

/** One figure straight from the tables. */
const figure = async (query: string) =>
  Number(
    (await sql.raw<{ figure: string }>(`select (select ${query}) as figure`).execute(db)).rows[0]?.figure,
  )

describe('the fees of the firm', () => {
  it('cover the last twelve months with figures, next to the twelve before', async () => {
    const { status, body } = await fees('followUp')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      isFirm: true,
      period: { from: '2025-12', to: '2026-11' },
      before: { from: '2024-12', to: '2025-11' },
      level: 'unit',
    })
    expect(body.months.map(({ month }) => month)).toHaveLength(12)
    const plain = (from: string, to: string) =>
      figure(`sum(fees) from engagement_fee where month between '${from}-01' and '${to}-01'`)
    expect(body.current.fees).toBeCloseTo(await plain('2025-12', '2026-11'), 2)
    expect(body.previous.fees).toBeCloseTo(await plain('2024-12', '2025-11'), 2)
    expect(body.current.outstanding).toBeCloseTo(
      await figure('sum(invoiced - paid - written_off) from engagement_fee'),
      2,
    )
    for (const name of ['fees', 'hours', 'invoiced', 'paid', 'outstanding', 'unbilled'] as const)
      expect(sumOf(body.rows, name), name).toBeCloseTo(body.current[name], 1)
  })

  it('drill down to partners, clients and engagements, and add up at each level', async () => {
    const { body: all } = await fees('followUp')
    const unit = all.rows[0]
    const { body: ofUnit } = await fees(`followUp&unit=${unit?.key}`)
    expect(ofUnit.level).toBe('partner')
    expect(ofUnit.current).toEqual(unit?.current)
    const partner = ofUnit.rows[0]
    const { body: ofPartner } = await fees(`followUp&unit=${unit?.key}&partner=${partner?.key}`)
    expect(ofPartner.level).toBe('client')
    expect(ofPartner.current).toEqual(partner?.current)
    const client = ofPartner.rows[0]
    const { body: ofClient } = await fees(`followUp&partner=${partner?.key}&client=${client?.key}`)
    expect(ofClient).toMatchObject({ level: 'engagement', client: { name: client?.label } })
    expect(sumOf(ofClient.rows, 'fees')).toBeCloseTo(client?.current.fees ?? 0, 1)
    expect(ofClient.rows[0]?.label).toMatch(/^E\d{4}-\d{6} – /)
  })

  it('can be shown by originating partner, with what each kept', async () => {
    const { body } = await fees('originating')
    const unit = body.rows[0]?.key
    const { body: ofUnit } = await fees(`originating&unit=${unit}`)
    expect(ofUnit.rows.some(({ key }) => key === '')).toBe(true)
    const [first] = ofUnit.rows.filter(({ key }) => key !== '')
    expect(first?.current.fees).toBeCloseTo(
      await figure(`sum(fees) from engagement_fee join engagement on id = engagement_id
        where lower(engagement_originating_partner_email) = '${first?.key}' and month >= '2025-12-01'
          and engagement_business_unit = '${unit}'`),
      2,
    )
    expect(body.current.kept).toBeGreaterThan(0)
    expect(body.current.kept).toBeLessThan(body.current.fees)
  })
})

describe('the visible figures', () => {
  it('are limited to one’s own engagements without the scope for the firm', async () => {
    const { body } = await fees('followUp', people.manager)
    expect(body).toMatchObject({ isFirm: false, level: 'client' })
    expect(body.current.fees).toBeCloseTo(
      await figure(`sum(fees) from engagement_fee join engagement on id = engagement_id
        where engagement_manager_email = '${people.manager}' and month >= '2025-12-01'`),
      2,
    )
    expect((await fees('originating', people.manager)).body).toMatchObject({ rows: [], current: { fees: 0 } })
    const other = await figure(`min(account.id) from account where account_number not in (
      select engagement_account_number from engagement where engagement_manager_email = '${people.manager}')`)
    const { body: foreign } = await fees(`followUp&client=${other}`, people.manager)
    expect(foreign).toMatchObject({ client: null, rows: [] })
  })

  it('are always limited to one’s own in the indicators', async () => {
    const { body } = await fees('indicators')
    expect(body).toMatchObject({ isFirm: false, level: 'client' })
    expect(body.current.fees).toBeLessThan((await fees('followUp')).body.current.fees)
  })

  it('are empty for staff without the scope, and for clients whatever scope they have', async () => {
    expect((await fees('indicators', people.staff)).code).toBe('scope-missing')
    await sql`insert into role_scope (roles_id, scope_id)
      select role.id, scope.id from role, scope
      where role_function_description = 'Clients' and scope_name = 'Dashboards.ReadFirm'`.execute(db)
    for (const path of [
      'FeesDashboard?dashboard=followUp',
      'RegisterDashboard',
      'DashboardChoices?dashboard=register',
    ])
      expect((await ask(path, people.client)).code, path).toBe('scope-missing')
    await sql`delete from role_scope using role, scope where role.id = roles_id and scope.id = scope_id
      and role_function_description = 'Clients' and scope_name = 'Dashboards.ReadFirm'`.execute(db)
  })
})

describe('the period', () => {
  it('can be chosen, up to three years', async () => {
    const { body } = await fees('followUp&from=2026-01&to=2026-03')
    expect(body).toMatchObject({
      period: { from: '2026-01', to: '2026-03' },
      before: { from: '2025-10', to: '2025-12' },
    })
    expect((await fees('followUp&from=2023-12&to=2026-11')).status).toBe(200)
    for (const path of ['FeesDashboard?dashboard=followUp&', 'RegisterDashboard?']) {
      expect((await ask(`${path}from=2026-03&to=2026-01`)).code).toBe('dashboard-period-reversed')
      expect((await ask(`${path}from=2023-11&to=2026-11`)).code).toBe('dashboard-period-too-long')
      expect((await ask(`${path}from=soon`)).code).toBe('query-invalid')
      // Answers compare the first months that can be asked for with earlier ones.
      expect((await ask(`${path}to=1910-01`)).status).toBe(200)
      expect((await ask(`${path}from=1910-01&to=1912-12`)).status).toBe(200)
      expect((await ask(`${path}to=1909-12`)).code).toBe('query-invalid')
    }
  })

  it('treats chosen values as data, never as part of the SQL', async () => {
    const { status, body } = await fees(`followUp&unit='; drop table fee_total; --`)
    expect(status).toBe(200)
    expect(body).toMatchObject({ current: { fees: 0 }, rows: [] })
  })
})

describe('the filter choices', () => {
  it('are the business units and people of the visible engagements', async () => {
    const { body } = await ask('DashboardChoices?dashboard=followUp')
    expect(body).toMatchObject({ isFirm: true, firstMonth: '2023-12', lastMonth: '2026-11' })
    expect(body.units).toEqual(body.units.toSorted((a, b) => (a < b ? -1 : 1)))
    expect(body.partners).toContainEqual({ key: people.partner, label: 'Hélène d’Arcy' })
    const { body: own } = await ask('DashboardChoices?dashboard=indicators', people.manager)
    expect(own).toMatchObject({ isFirm: false })
    expect(own.partners).toHaveLength(
      await figure(`count(distinct engagement_partner_email) from engagement
        where '${people.manager}' in (engagement_manager_email, engagement_partner_email)`),
    )
  })
})

describe('the public register', () => {
  it('is counted by kind and month, and listed with the latest first', async () => {
    const { body } = await register()
    const counted = Object.values(body.current).reduce((sum, count) => sum + count, 0)
    expect(counted).toBe(body.notices.length)
    const ofMonths = body.months.flatMap(({ current }) => Object.values(current))
    expect(ofMonths.reduce((sum, count) => sum + count, 0)).toBe(counted)
    const dates = body.notices.map(({ publishedDate }) => publishedDate)
    expect(dates).toEqual(dates.toSorted().toReversed())
    expect(dates.every(date => date >= '2025-12-01' && date <= '2026-11-30')).toBe(true)
  })

  it('is filtered by kind only in its list, and by client, unit or partner everywhere', async () => {
    const { body: all } = await register()
    const { body: ofKind } = await register('kind=accounts')
    expect(ofKind.current).toEqual(all.current)
    expect(new Set(ofKind.notices.map(({ kind }) => kind))).toEqual(new Set(['accounts']))
    const client = all.notices[0]?.clientId
    const { body: ofClient } = await register(`client=${client}`)
    expect(new Set(ofClient.notices.map(({ clientId }) => clientId))).toEqual(new Set([client]))
    const { body: ofPartner } = await register(`partner=${people.partner}`)
    expect(ofPartner.notices.length).toBeLessThan(all.notices.length)
  })

  it('covers the clients of one’s own engagements without the scope for the firm', async () => {
    const { body } = await register('', people.manager)
    expect(body.isFirm).toBe(false)
    const own = await sql<{ id: number }>`select account.id from account join engagement
      on engagement_account_number = account_number where engagement_manager_email = ${people.manager}`.execute(
      db,
    )
    const ids = new Set(own.rows.map(({ id }) => id))
    expect(body.notices.length).toBeGreaterThan(0)
    expect(body.notices.every(({ clientId }) => ids.has(clientId))).toBe(true)
  })

  it('lists each announcement once, even if two clients are the same company', async () => {
    const { body: before } = await register()
    const [notice] = before.notices
    await sql`insert into account (account_number, account_legal_name, account_register_identification2)
      values ('twin', 'Twin', ${notice?.siren})`.execute(db)
    expect((await register()).body.notices).toEqual(before.notices)
    await sql`delete from account where account_number = 'twin'`.execute(db)
  })
})

describe('the totals', () => {
  const period = { from: '2025-12', to: '2026-11' }
  const previous = { from: '2024-12', to: '2025-11' }
  const expectSame = async (on: Database, question: FeesQuestion, level: 'unit' | 'partner') => {
    const read = (facts: typeof singleFees) =>
      readFigures(on, facts(question), level, { current: period, previous })
    const hasAny = ({ sums }: MonthSums) => Object.values(sums).some(sum => sum !== 0)
    const [single, total] = [await read(singleFees), await read(totalFees)]
    expect(total.rows).toEqual(single.rows)
    expect(total.months.filter(hasAny)).toEqual(single.months.filter(hasAny))
  }

  it('match the fees of the engagements', async () => {
    for (const dashboard of feesDashboards)
      for (const unit of [undefined, 'Audit Paris'])
        await expectSame(db, { dashboard, isFirm: true, email: '', unit }, unit ? 'partner' : 'unit')
  })

  it('are right when an engagement is moved while its fees are written', async () => {
    const code = 'RACE'
    const { id } = await db
      .insertInto('engagement')
      .values({
        engagement_code: code,
        engagement_description: '',
        engagement_statut: 'Actif',
        engagement_account_number: '100001',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        n % 2 === 0
          ? db
              .updateTable('engagement')
              .set({ engagement_partner_email: n % 4 === 0 ? 'a@parvis.example' : 'b@parvis.example' })
              .where('id', '=', id)
              .execute()
          : sql`insert into engagement_fee (engagement_id, month, fees, hours)
              values (${id}, make_date(2025, ${n}::int4, 1), 100, 1)`.execute(db),
      ),
    )
    await expectSame(db, { dashboard: 'followUp', isFirm: true, email: '' }, 'partner')
    await db.deleteFrom('engagement').where('id', '=', id).execute()
    await expectSame(db, { dashboard: 'followUp', isFirm: true, email: '' }, 'partner')
  })

  it('follow all changes of fees and engagements, to the cent', async () => {
    const question = { dashboard: 'originating', isFirm: true, email: '' } as const
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 12 }), async changes => {
        await db
          .transaction()
          .execute(async tx => {
            await sql`insert into engagement (engagement_code, engagement_description, engagement_statut, engagement_account_number)
              select 'P' || n, '', 'Actif', '100001' from generate_series(1, 6) as n`.execute(tx)
            for (const each of changes) await applyChange(tx, each)
            await expectSame(tx, question, 'unit')
            await expectSame(tx, { ...question, dashboard: 'followUp' }, 'partner')
            throw new Undone()
          })
          .catch((error: unknown) => {
            if (!(error instanceof Undone)) throw error
          })
      }),
      { numRuns: 12 },
    )
  })
})
