import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { people, rowsOfAnswer, startBeside, startTestApp, type TestApp } from '../../server/testing.ts'
import { listen, openStream } from '../../server/testing-stream.ts'
import { ConsumerCalls } from '../api-consumers/calls.test-support.ts'
import { commercial, FinderCalls } from '../finder/calls.test-support.ts'
import { onlyPart } from '../inventories/import-part.test-support.ts'
import { isKnownLink } from '../links.ts'
import { PlanningCalls } from '../planning/calls.test-support.ts'
import type { WorkCount, WorkItem, WorkKind } from './contribution.ts'

let test: TestApp
let planning: PlanningCalls
let consumers: ConsumerCalls
let finder: FinderCalls
/** An engagement whose partner and manager are the demo people with these names. */
const engagementId = 11

beforeAll(async () => {
  test = await startTestApp()
  const { db } = test.connection
  await sql`update engagement set engagement_statut = 'Actif', engagement_type = 'real',
    engagement_account_number = '100001', engagement_partner_email = 'Partner@parvis.example',
    engagement_manager_email = ${people.manager} where id = ${engagementId}`.execute(db)
  // Clients got staff scopes by mistake.
  await sql`insert into role_scope (roles_id, scope_id) select role.id, scope.id from role, scope
    where role_function_description = 'Clients'
      and scope_name in ('Planning.Request', 'Planning.Manage', 'Reports.Manage', 'ApiConsumers.Read')`.execute(
    db,
  )
  await sql`insert into role_scope (roles_id, scope_id) select role.id, scope.id from role, scope
    where role_function_description in ('Collaborateurs', 'Clients') and scope_name = 'Onboarding.Write'
    on conflict do nothing`.execute(db)
  planning = new PlanningCalls(test, engagementId)
  consumers = new ConsumerCalls(test)
  finder = new FinderCalls(test)
})
afterAll(() => test.close())

// Start without any pending work, so that each test counts its own.
beforeEach(async () => {
  const { db } = test.connection
  await sql`delete from access_request`.execute(db)
  await sql`delete from publication`.execute(db)
  await sql`delete from planning_request`.execute(db)
  await sql`delete from on_boarding_request`.execute(db)
  await sql`delete from api_consumer`.execute(db)
  await sql`delete from reference_sheet`.execute(db)
  await sql`delete from audit_folder`.execute(db)
  await sql`delete from signature_envelope`.execute(db)
  await sql`delete from stock_line`.execute(db)
  await sql`delete from stock_take`.execute(db)
})

interface Answered {
  value: WorkItem[]
  counts: WorkCount[]
  total: number
}

async function workOf(as: string): Promise<Answered> {
  const answer = await test.send('GET', '/api/portal/v1/Work', { as })
  expect(answer.status).toBe(200)
  return answer.body as Answered
}

/** All people with pending work of a kind, and how much of it. */
async function haveOf(kind: WorkKind): Promise<Record<string, number>> {
  const all = [people.administrator, people.staff, people.partner, people.manager, people.client]
  const found = await Promise.all(
    all.map(async email => {
      const { value, counts, total } = await workOf(email)
      const count = counts.find(each => each.kind === kind)?.count ?? 0
      // The counted items are listed, and nothing else.
      expect(value.filter(item => item.kind === kind)).toHaveLength(count)
      expect(total).toBe(value.length)
      return [email, count] as const
    }),
  )
  return Object.fromEntries(found.filter(([, count]) => count > 0))
}

const onboardings = '/api/organisation/v1/OnBoardingRequest'
let contacts = 0
async function onboarding(more: object = {}, as: string = people.staff): Promise<number> {
  contacts += 1
  const { rows } = await sql<{ code: string; offer: string }>`select engagement_code as code,
    (select min(offer_name) from offer) as offer from engagement where id = ${engagementId}`.execute(
    test.connection.db,
  )
  const answer = await test.send('POST', onboardings, {
    as,
    body: {
      titre: 'Accès',
      contactFirstName: 'Zoé',
      contactLastName: 'Martin',
      contactEmail: `zoe${contacts}@customer.example`,
      contactRole: 'Lecteur',
      accountIbsId: '100001',
      engagementCode: rows[0]?.code,
      offerName: rows[0]?.offer,
      ...more,
    },
  })
  expect(answer.status).toBe(201)
  return (answer.body as { id: number }).id
}
const decide = async (id: number, body: object, as: string = people.partner) => {
  const answer = await test.send('PATCH', `${onboardings}(${id})`, { as, body, headers: { 'if-match': '*' } })
  expect(answer.status).toBe(200)
}
const publish = (requestId: number, as: string) =>
  test.send('POST', '/api/portal/v1/Publications', { as, body: { requestId } })
const userId = async (email: string) => {
  const { rows } = await sql<{ id: number }>`select id from app_user where user_email = ${email}`.execute(
    test.connection.db,
  )
  return rows[0]?.id ?? 0
}
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

describe('each kind', () => {
  it('onboardingToDecide: for the engagement partner and the designated validator, until it is decided', async () => {
    const id = await onboarding({ emailValidateur: people.manager })
    expect(await haveOf('onboardingToDecide')).toEqual({ [people.partner]: 1, [people.manager]: 1 })
    const { value } = await workOf(people.manager)
    expect(value[0]).toMatchObject({
      kind: 'onboardingToDecide',
      id,
      title: 'Fontaine & Filles – Maison de thé SAS',
      due: null,
      link: `/app/confirm/request/${id}`,
    })
    expect(value[0]?.detail).toMatch(/^Zoé Martin – /)
    await decide(id, { statut: 'validated' }, people.manager)
    expect(await haveOf('onboardingToDecide')).toEqual({})
  })

  it('onboardingToCorrect: for its creator, staff or client, until it is sent again', async () => {
    const ids = [await onboarding(), await onboarding({}, people.client)]
    expect(await haveOf('onboardingToCorrect')).toEqual({})
    for (const id of ids) await decide(id, { statut: 'rejected', statusReason: 'Mauvais client' })
    expect(await haveOf('onboardingToCorrect')).toEqual({ [people.staff]: 1, [people.client]: 1 })
    await decide(ids[0] ?? 0, { statut: 'toValidate' }, people.staff)
    expect(await haveOf('onboardingToCorrect')).toEqual({ [people.client]: 1 })
  })

  it('planningToDecide: for people who plan, by the day on which the work is to begin', async () => {
    const { id } = await planning.request()
    expect(await haveOf('planningToDecide')).toEqual({ [people.administrator]: 1, [people.manager]: 1 })
    const { value, counts } = await workOf(people.administrator)
    expect(value[0]).toMatchObject({ id, due: planning.form.desiredStartDate })
    expect(counts[0]).toMatchObject({ menuLink: '/app/dshb2/requests' })
    await planning.decide(id, 'accepted')
    expect(await haveOf('planningToDecide')).toEqual({})
  })

  it('planningToCorrect: for its creator, not for the others involved', async () => {
    const { id } = await planning.request()
    await planning.decide(id, 'refused', people.manager, '*', 'Périmètre non signé')
    expect(await haveOf('planningToCorrect')).toEqual({ [people.staff]: 1 })
    await planning.patch(id, { requestType: 'change' })
    expect(await haveOf('planningToCorrect')).toEqual({})
  })

  it('planningToDeliver: for an engagement manager who plans, from acceptance to delivery', async () => {
    const { id } = await planning.request({ managerEmail: people.manager })
    expect(await haveOf('planningToDeliver')).toEqual({})
    await planning.decide(id, 'accepted')
    expect(await haveOf('planningToDeliver')).toEqual({ [people.manager]: 1 })
    await planning.decide(id, 'inProgress')
    expect(await haveOf('planningToDeliver')).toEqual({ [people.manager]: 1 })
    expect((await workOf(people.manager)).value[0]?.due).toBe(planning.form.desiredDeliveryDate)
    await planning.decide(id, 'delivered')
    expect(await haveOf('planningToDeliver')).toEqual({})
  })

  it('planningToDeliver: not for a manager who does not plan, and so cannot deliver', async () => {
    const { id } = await planning.request({ managerEmail: people.staff })
    await planning.decide(id, 'accepted')
    expect(await haveOf('planningToDeliver')).toEqual({})
  })

  it('is named by its solution in each language, and only in French if it has no English name', async () => {
    const { db } = test.connection
    const details = async (offer: string) => {
      await sql`update planning_request set offer_id = (select id from offer where offer_name = ${offer})`.execute(
        db,
      )
      const [item] = (await workOf(people.administrator)).value
      return [item?.detail, item?.englishDetail].map(text => text?.replace(/^.* – /, ''))
    }
    await planning.request()
    expect(await details('Suivi de trésorerie')).toEqual(['Suivi de trésorerie', 'Cash monitoring'])
    expect(await details('multirapports')).toEqual(['multirapports', 'multirapports'])
    const id = await onboarding({ offerName: 'Veille légale' })
    const asked = (await workOf(people.partner)).value.find(each => each.id === id)
    expect([asked?.detail, asked?.englishDetail]).toEqual([
      'Zoé Martin – Veille légale',
      'Zoé Martin – Legal monitoring',
    ])
  })

  it('publicationToFinish: for the person who started it', async () => {
    const { id } = await planning.request()
    await planning.decide(id, 'accepted')
    const answer = await publish(id, people.administrator)
    const publication = answer.body as { id: number }
    expect(await haveOf('publicationToFinish')).toEqual({ [people.administrator]: 1 })
    const { value } = await workOf(people.administrator)
    expect(value[0]?.link).toBe(`/app/dshb2/createpublication?publication=${publication.id}`)
    await test.send('PATCH', `/api/portal/v1/Publications(${publication.id})/Abandon`, {
      as: people.administrator,
      headers: { 'if-match': '*' },
    })
    expect(await haveOf('publicationToFinish')).toEqual({})
  })

  it('sheets: for people who validate, then for the manager, then for the author to correct what was rejected', async () => {
    const { id } = await finder.draft(engagementId)
    expect(await haveOf('sheetToValidate')).toEqual({})
    await finder.decide(id, 'submitted', people.staff)
    expect(await haveOf('sheetToValidate')).toEqual({ [commercial]: 1 })
    await finder.decide(id, 'validatedByCommercial', commercial)
    expect(await haveOf('sheetToValidate')).toEqual({})
    expect(await haveOf('sheetToPublish')).toEqual({ [people.manager]: 1 })
    expect((await workOf(people.manager)).value[0]).toMatchObject({ id, link: `/app/egf/sheets/${id}` })
    await finder.decide(id, 'rejectedByManager', people.manager, 'Trop court')
    expect(await haveOf('sheetToPublish')).toEqual({})
    expect(await haveOf('sheetToCorrect')).toEqual({ [people.staff]: 1 })
  })

  it('audit folders: for the person asked for a document, then for the folder’s creator, then for the leader of the engagement', async () => {
    const { db } = test.connection
    const { rows } = await sql<{ folder: number; request: number }>`
      with opened as (
        insert into audit_folder (account_id, engagement_id, year, created_by)
        select account.id, ${engagementId}::int4, 2025, ${people.staff}::text from account where account_number = '100001'
        returning id
      )
      insert into audit_request (folder_id, title, description, due_date, contact_id, created_by)
      select opened.id, 'Relevés bancaires', '', date '2026-12-01', contact.id, ${people.staff}::text
      from opened, contact where contact_email_office = ${people.client}
      returning folder_id as folder, id as request`.execute(db)
    const { folder = 0, request = 0 } = rows[0] ?? {}
    expect(await haveOf('auditDocumentToHandIn')).toEqual({ [people.client]: 1 })
    expect(await haveOf('auditFolderToAccept')).toEqual({})
    const [first] = (await workOf(people.client)).value
    expect(first).toMatchObject({
      id: request,
      title: 'Relevés bancaires',
      due: '2026-12-01',
      link: `/app/fschecker/audit-folders?request=${request}`,
    })
    expect(isKnownLink(first?.link ?? '', [])).toBe(true)

    await sql`update audit_request set status = 'submitted', submitted_date = now()`.execute(db)
    expect(await haveOf('auditDocumentToHandIn')).toEqual({})
    expect(await haveOf('auditFolderToAccept')).toEqual({ [people.staff]: 1 })
    const listed = async (as: string) => {
      const answer = await test.send(
        'GET',
        '/api/portal/v1/AuditFolders?$filter=isWaitingForMe eq true&$select=id,isWaitingForMe',
        { as },
      )
      return rowsOfAnswer(answer).map(row => row['id'])
    }
    // The number on the tile equals the number of rows in the list.
    expect(await listed(people.staff)).toEqual([folder])
    expect(await listed(people.manager)).toEqual([])

    await sql`update audit_request set status = 'accepted'`.execute(db)
    await sql`update audit_folder set status = 'prepared', prepared_by = ${people.manager}, prepared_date = now()`.execute(
      db,
    )
    expect(await haveOf('auditFolderToAccept')).toEqual({})
    // The person who signed it does not review it.
    expect(await haveOf('auditFolderToReview')).toEqual({ [people.partner]: 1 })
    expect(await listed(people.partner)).toEqual([folder])
    await sql`update audit_folder set status = 'sealed', reviewed_by = ${people.partner}, reviewed_date = now()`.execute(
      db,
    )
    expect(await haveOf('auditFolderToReview')).toEqual({})
  })

  it('documentToSign: for the person whose turn it is, from then until it is signed', async () => {
    const { db } = test.connection
    const { rows } = await sql<{ id: number }>`
      with sent as (
        insert into signature_envelope (name, status, is_ordered, page_count, file_key, file_size, content_hash,
          original_hash, created_by, due_date, sent_date)
        values ('Mandat.pdf', 'open', true, 1, gen_random_uuid(), 1, '', '', ${people.staff}, date '2026-12-01',
          timestamptz '2026-11-02T08:00:00Z')
        returning id
      ), signers as (
        insert into signature_signer (envelope_id, position, contact_id, email, name, page, across, down)
        select sent.id, position, contact.id, lower(contact_email_office), contact_full_name, 1, 0, 0
        from sent, (values (${people.manager}, 1), (${people.client}, 2)) as asked (email, position)
          join contact on lower(contact_email_office) = asked.email
      )
      select id from sent`.execute(db)
    const id = rows[0]?.id ?? 0
    expect(await haveOf('documentToSign')).toEqual({ [people.manager]: 1 })
    const { value, counts } = await workOf(people.manager)
    expect(value).toMatchObject([
      {
        id,
        title: 'Mandat.pdf',
        detail: 'Théo Lefèvre',
        since: '2026-11-02T08:00:00.000Z',
        due: '2026-12-01',
        link: `/app/sign/document/${id}`,
      },
    ])
    expect(counts).toMatchObject([{ menuLink: '/app/sign', link: '/app/sign?f.isMyTurn=is%3Atrue' }])
    expect(isKnownLink(counts[0]?.link ?? '', [])).toBe(true)

    await sql`update signature_signer set status = 'signed', signed_date = timestamptz '2026-11-03T08:00:00Z'
      where email = ${people.manager}`.execute(db)
    expect(await haveOf('documentToSign')).toEqual({ [people.client]: 1 })
    expect((await workOf(people.client)).value).toMatchObject([{ since: '2026-11-03T08:00:00.000Z' }])
    // The number on the tile equals the number of rows in the list.
    const path = '/api/portal/v1/SignatureEnvelopes?$filter=isMyTurn eq true&$select=id'
    const listed = async (as: string) =>
      rowsOfAnswer(await test.send('GET', path, { as })).map(row => row['id'])
    expect([await listed(people.client), await listed(people.manager)]).toEqual([[id], []])

    await sql`update signature_envelope set status = 'cancelled'`.execute(db)
    expect(await haveOf('documentToSign')).toEqual({})
  })

  it('stock: for people who count in a place until all of it is counted, then for the person asked to recount', async () => {
    const { db } = test.connection
    const send = async (method: string, path: string, as: string, body: object) => {
      const headers = method === 'PATCH' ? { 'if-match': '*' } : {}
      const answer = await test.send(method, `/api/portal/v1${path}`, { as, body, headers })
      expect(answer.status).toBeLessThan(300)
      return answer.body as { id: number }
    }
    const zone = (name: string, counters: string[]) => ({ zoneId: null, site: 'Rennes', name, counters })
    const { id } = await send('POST', '/StockTakes', people.manager, {
      engagementId,
      name: 'Clôture',
      countDate: '2026-12-30',
      closingDate: '2026-12-31',
      tolerancePercent: 100,
      toleranceValue: 1000,
      zones: [zone('Réserve', [people.staff]), zone('Boutique', []), zone('Cave', [people.partner])],
    })
    const article = (zoneName: string, code: string) => ({
      site: 'Rennes',
      zone: zoneName,
      shelf: '',
      code,
      barcode: '',
      name: code,
      unit: 'piece',
      packSize: 1,
      batch: '',
      unitCost: 1,
      theoreticalQuantity: 1,
    })
    await send('POST', `/StockTakes(${id})/Lines`, people.manager, {
      part: onlyPart(),
      lines: [article('Réserve', 'A'), article('Réserve', 'B'), article('Boutique', 'C')],
    })
    expect(await haveOf('stockToCount')).toEqual({})
    await send('PATCH', `/StockTakes(${id})`, people.manager, { status: 'open' })
    // Places open to everyone assign nobody, and empty places have no work.
    expect(await haveOf('stockToCount')).toEqual({ [people.staff]: 1 })
    const { value, counts } = await workOf(people.staff)
    const link = `/app/inventoryapp/EditeInventaireCP?id=${id}`
    expect(value[0]).toMatchObject({ id, detail: 'Clôture', due: '2026-12-30', link })
    expect(isKnownLink(link, [])).toBe(true)
    expect(counts[0]).toMatchObject({
      menuLink: '/app/inventoryapp/EditeInventaireCP',
      link: '/app/inventoryapp/EditeInventaireCP?f.toCount=range%3A1..',
    })
    const sheets = async (as: string) =>
      rowsOfAnswer(
        await test.send(
          'GET',
          '/api/portal/v1/CountSheets?$filter=toCount ge 1 or toRecount ge 1&$select=id,toCount,toRecount',
          { as },
        ),
      )
    expect(await sheets(people.staff)).toEqual([{ id, toCount: 2, toRecount: 0 }])
    expect(await sheets(people.administrator)).toEqual([])

    const { rows } = await sql<{ id: number }>`select id from stock_line order by code`.execute(db)
    const count = async (as: string, lineIds: (number | undefined)[]) =>
      send('POST', `/CountSheets(${id})/Counts`, as, {
        deviceId: '3f0c6f0e-8a43-4a55-9d6b-2f2f9a3a1c10',
        counts: lineIds.map(lineId => ({
          clientId: crypto.randomUUID(),
          lineId,
          quantity: 1,
          expression: '1',
          note: '',
          countedDate: new Date().toISOString(),
        })),
      })
    const [a, b] = rows.map(row => row.id)
    await count(people.staff, [a])
    expect(await sheets(people.staff)).toEqual([{ id, toCount: 1, toRecount: 0 }])
    await count(people.staff, [b])
    expect(await haveOf('stockToCount')).toEqual({})

    await send('PATCH', `/StockLines(${a})`, people.manager, { recountBy: people.partner })
    expect(await haveOf('stockToRecount')).toEqual({ [people.partner]: 1 })
    expect(await sheets(people.partner)).toEqual([{ id, toCount: 0, toRecount: 1 }])
    const [asked] = (await workOf(people.partner)).value
    expect(asked).toMatchObject({ id, due: null, link })
    await count(people.partner, [a])
    expect(await haveOf('stockToRecount')).toEqual({})
    await send('PATCH', `/StockLines(${b})`, people.manager, { recountBy: people.partner })
    await sql`update stock_take set status = 'reconciled'`.execute(db)
    expect(await haveOf('stockToRecount')).toEqual({})
  })

  it('onboardingToDecide: for the decider’s substitute, on the named days', async () => {
    const { db } = test.connection
    await onboarding({ emailValidateur: people.manager })
    await sql`insert into on_boarding_substitute (for_email, substitute_email, from_date, until_date)
      values (${people.manager}, ${people.administrator}, current_date - 1, current_date + 1)`.execute(db)
    expect(await haveOf('onboardingToDecide')).toEqual({
      [people.partner]: 1,
      [people.manager]: 1,
      [people.administrator]: 1,
    })
    await sql`update on_boarding_substitute set from_date = current_date - 9, until_date = current_date - 8`.execute(
      db,
    )
    expect(await haveOf('onboardingToDecide')).toEqual({ [people.partner]: 1, [people.manager]: 1 })
    await sql`delete from on_boarding_substitute`.execute(db)
  })

  it('apiKeyToReplace: for the owner of the program, while the expiring key has no successor', async () => {
    const id = await consumers.create({ ownerId: await userId(people.administrator) })
    await consumers.makeKey(id, { label: 'Later', expiresDate: inDays(40) })
    expect(await haveOf('apiKeyToReplace')).toEqual({})
    const made = await consumers.makeKey(id, { label: 'Nuit', expiresDate: inDays(20) })
    expect(await haveOf('apiKeyToReplace')).toEqual({ [people.administrator]: 1 })
    expect((await workOf(people.administrator)).value[0]).toMatchObject({
      id,
      detail: 'Nuit',
      link: `/app/security/consommateur/${id}`,
    })
    // A person who may not open the page of a program is not sent there.
    await consumers.update(id, { ownerId: await userId(people.staff) })
    expect(await haveOf('apiKeyToReplace')).toEqual({})
    await consumers.update(id, { ownerId: await userId(people.administrator) })
    await consumers.rotate((made.body as { apiKey: { id: number } }).apiKey.id, 3)
    expect(await haveOf('apiKeyToReplace')).toEqual({})
  })

  it('accessToDecide: for people who manage roles', async () => {
    const { rows } = await sql<{ id: number }>`select id from menu where menu_code = 'NOT01'`.execute(
      test.connection.db,
    )
    const body = { menuId: rows[0]?.id, reason: 'Annoncer la fermeture.' }
    const answer = await test.send('POST', '/api/authorization/v1/AccessRequests', {
      as: people.staff,
      body,
    })
    expect(answer.status).toBe(201)
    const { id } = answer.body as { id: number }
    expect(await haveOf('accessToDecide')).toEqual({ [people.administrator]: 1 })
    expect((await workOf(people.administrator)).value[0]).toMatchObject({
      id,
      title: 'Théo Lefèvre',
      detail: 'Notifications',
      englishDetail: 'Notifications',
      link: `/app/security/access-requests/${id}`,
    })
  })
})

/** The fields of the lists, by the column names in URLs. */
const fields: Readonly<Record<string, string>> = {
  status: 'status',
  createdByEmail: 'createdBy',
  managerEmail: 'managerEmail',
  waiting: 'isWaitingForMe',
}
const pathsOf: Readonly<Record<string, string>> = {
  '/app/dshb2/requests': 'portal/v1/PlanningRequests',
  '/app/dshb2/publications': 'portal/v1/Publications',
  '/app/egf/sheets': 'organisation/v1/ReferenceSheets',
}

/** The number of rows in the list at an address, requested as its screen does. */
async function rowsAt(link: string, as: string): Promise<number> {
  const { pathname, searchParams } = new URL(link, 'http://localhost')
  const conditions = [...searchParams].map(([name, filter]) => {
    const field = fields[name.replace(/^f\./, '')] ?? ''
    const [kind, value = ''] = filter.split(/:(.*)/)
    if (kind === 'is') return `${field} eq ${value}`
    return kind === 'any'
      ? `${field} in (${value
          .split(',')
          .map(each => `'${each}'`)
          .join(',')})`
      : `tolower(${field}) eq '${value}'`
  })
  const query = `$top=100&$filter=${conditions.join(' and ')}`
  return rowsOfAnswer(await test.send('GET', `/api/${pathsOf[pathname]}?${query}`, { as })).length
}

it('counts as many items as the list it leads to has rows', async () => {
  const made = await Promise.all(Array.from({ length: 6 }, () => planning.request()))
  const ids = made.map(({ id }) => id)
  await planning.request({ managerEmail: people.partner })
  for (const id of ids.slice(0, 3)) await planning.decide(id, 'accepted')
  await planning.decide(ids[3] ?? 0, 'refused', people.manager, '*', 'Non')
  await publish(ids[0] ?? 0, people.manager)
  await publish(ids[1] ?? 0, people.administrator)
  const sheet = await finder.draft(engagementId)
  await finder.decide(sheet.id, 'submitted', people.staff)
  for (const as of [people.manager, people.staff, people.administrator])
    for (const { count, link } of (await workOf(as)).counts)
      expect([link, await rowsAt(link, as)]).toEqual([link, count])
  expect((await workOf(people.manager)).counts.map(({ kind, count }) => [kind, count])).toEqual([
    ['planningToDecide', 3],
    ['planningToDeliver', 3],
    ['publicationToFinish', 1],
  ])
})

it('counts exactly beyond what it lists, with due items before those that have waited longest', async () => {
  const { db } = test.connection
  const { id } = await planning.request()
  // More than are listed; the first ones are due last.
  await sql`insert into planning_request (engagement_id, request_type, business_unit, manager_email, offer_id,
      desired_start_date, desired_delivery_date, working_days, created_by, created_date)
    select engagement_id, request_type, business_unit, manager_email, offer_id,
      desired_start_date + 60 - n, desired_delivery_date + 60, working_days, created_by, now()
    from planning_request, generate_series(1, 59) as n where planning_request.id = ${id}`.execute(db)
  await onboarding({ emailValidateur: people.manager })
  const { value, counts, total } = await workOf(people.manager)
  expect(total).toBe(61)
  expect(counts.map(({ count }) => count)).toEqual([1, 60])
  expect(value).toHaveLength(50)
  expect(value[0]?.id).toBe(id)
  const days = value.map(({ due }) => due ?? '')
  expect(days).toEqual(days.toSorted((a, b) => a.localeCompare(b)))
  await sql`delete from planning_request where id <> ${id}`.execute(db)
  // Items without a due date come last.
  expect((await workOf(people.manager)).value.map(({ kind }) => kind)).toEqual([
    'planningToDecide',
    'onboardingToDecide',
  ])
})

it('links only to screens that menus may link to', async () => {
  await planning.request()
  await onboarding({ emailValidateur: people.manager })
  const { counts } = await workOf(people.manager)
  expect(counts).toHaveLength(2)
  for (const { link, menuLink } of counts)
    expect([isKnownLink(link, []), isKnownLink(menuLink, [])]).toEqual([true, true])
})

describe('the stream of changes', () => {
  it('notifies people whose work a change may affect, whichever process made it', async () => {
    await listen(test)
    const beside = await startBeside(test)
    await listen(beside)
    const path = '/api/portal/v1/MenuChanges'
    const open = async (as: string) => {
      const stream = await openStream(beside, path, { authorization: await test.bearer(as) })
      await stream.next()
      return stream
    }
    const manager = await open(people.manager)
    const client = await open(people.client)
    await planning.request()
    const told = await manager.next()
    expect(told?.event).toBe('work')
    expect(told?.data['kinds']).toEqual([
      'planningToDecide',
      'planningToCorrect',
      'planningToDeliver',
      'publicationToFinish',
    ])
    await onboarding()
    expect(await manager.next()).toMatchObject({
      data: { kinds: ['onboardingToDecide', 'onboardingToCorrect'] },
    })
    // A client hears of what concerns clients, and of nothing before it.
    expect(await client.next()).toMatchObject({ event: 'work', data: { kinds: ['onboardingToCorrect'] } })
    for (const table of ['signature_envelope', 'signature_signer']) {
      await sql`update ${sql.table(table)} set id = id`.execute(test.connection.db)
      expect(await client.next()).toMatchObject({ event: 'work', data: { kinds: ['documentToSign'] } })
    }
    await manager.close()
    await client.close()
    await beside.close()
  })
})
