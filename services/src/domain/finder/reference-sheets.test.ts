import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { people, startTestApp, type TestApp } from '../../server/testing.ts'
import { commercial, FinderCalls, form, type Sheet } from './calls.test-support.ts'

let test: TestApp
let calls: FinderCalls
/** A member of staff unrelated to any sheet. */
let bystander: string
/** A member of the firm who may read published sheets but not draft any. */
let reader: string
let contactOf: Record<string, number>
let last = 150

/** An engagement without a sheet, managed and led by demo people; closed where that matters. */
async function engagement(statut = 'Actif'): Promise<number> {
  last += 1
  await sql`delete from reference_sheet where engagement_id = ${last}::int4`.execute(test.connection.db)
  await sql`update engagement set engagement_statut = ${statut}, engagement_manager_email = ${people.manager},
    engagement_partner_email = ${people.partner}, engagement_account_number = '100001' where id = ${last}::int4`.execute(
    test.connection.db,
  )
  return last
}

beforeAll(async () => {
  test = await startTestApp()
  calls = new FinderCalls(test)
  const { rows } = await sql<{ email: string; id: number }>`
    select contact_email_office as email, id from contact where id < 20`.execute(test.connection.db)
  contactOf = Object.fromEntries(rows.map(({ email, id }) => [email, id]))
  bystander = rows.find(({ id }) => id === 12)?.email ?? ''
  reader = rows.find(({ id }) => id === 13)?.email ?? ''
  await sql`delete from role_static_user where users_id = 13`.execute(test.connection.db)
  await sql`with made as (insert into role (role_function_description) values ('Lecteurs') returning id),
      given as (insert into role_scope (roles_id, scope_id)
        select made.id, scope.id from made, scope where scope_name = 'Finder.Read')
    insert into role_static_user (roles_id, users_id) select id, 13 from made`.execute(test.connection.db)
  await sql`delete from reference_sheet_member where contact_id = 12`.execute(test.connection.db)
  await sql`update reference_sheet set created_by = ${people.staff} where created_by = ${bystander}`.execute(
    test.connection.db,
  )
  // Clients got the scopes by mistake.
  await sql`insert into role_scope (roles_id, scope_id) select role.id, scope.id from role, scope
    where role_function_description = 'Clients' and scope_name in ('Finder.Write', 'Finder.Validate')`.execute(
    test.connection.db,
  )
})
afterAll(() => test.close())

const why = 'Le montant dépasse ce que le client accepte.'

describe('a reference sheet', () => {
  it('is drafted, submitted, validated, published and withdrawn, and shows its history', async () => {
    const id = await engagement('Clos')
    const created = await calls.create(id, { team: [contactOf[people.partner], contactOf[people.staff]] })
    const sheet = created.body as Sheet
    expect(created).toMatchObject({
      status: 201,
      headers: { etag: '"1"', location: `/v1/ReferenceSheets(${sheet.id})` },
      body: {
        engagementId: id,
        engagementStatut: 'Clos',
        accountName: 'Fontaine & Filles – Maison de thé SAS',
        managerName: 'Samuel Okafor',
        partnerEmail: people.partner,
        amount: 86_000,
        amountBand: 'from25kTo100k',
        services: ['audit', 'tax'],
        team: [{ firstName: 'Hélène' }, { email: people.staff }],
        status: 'draft',
        reason: null,
        decidedBy: null,
        difference: [],
        allowedTransitions: [{ status: 'submitted', needsReason: false }],
        mayChange: true,
        mayDelete: true,
        isMine: true,
        isWaitingForMe: false,
        createdBy: people.staff,
        createdByName: 'Théo Lefèvre',
      },
    })
    expect((await calls.decide(sheet.id, 'submitted', people.staff)).body).toMatchObject({
      status: 'submitted',
      allowedTransitions: [],
      mayChange: false,
    })
    expect((await calls.get(sheet.id, commercial)).body).toMatchObject({
      isWaitingForMe: true,
      isMine: false,
      allowedTransitions: [
        { status: 'validatedByCommercial', needsReason: false },
        { status: 'rejectedByCommercial', needsReason: true },
      ],
    })
    await calls.decide(sheet.id, 'validatedByCommercial', commercial)
    expect((await calls.get(sheet.id, people.manager)).body).toMatchObject({ isWaitingForMe: true })
    expect((await calls.get(sheet.id, people.partner)).body).toMatchObject({
      isWaitingForMe: false,
      allowedTransitions: [{ status: 'published' }, { status: 'rejectedByManager', needsReason: true }],
    })
    const published = await calls.decide(sheet.id, 'published', people.partner)
    expect(published.body).toMatchObject({
      status: 'published',
      decidedBy: people.partner,
      publishedDate: (published.body as { statusDate: string }).statusDate,
    })
    expect((await calls.get(sheet.id, bystander)).status).toBe(200)
    expect((await calls.decide(sheet.id, 'withdrawn', people.manager)).code).toBe(
      'reference-sheet-reason-missing',
    )
    const withdrawn = await calls.decide(sheet.id, 'withdrawn', people.manager, 'Le client a changé d’avis.')
    expect(withdrawn.body).toMatchObject({
      status: 'withdrawn',
      reason: 'Le client a changé d’avis.',
      allowedTransitions: [],
    })
    expect((withdrawn.body as { history: unknown }).history).toMatchObject([
      { status: 'draft', changedByName: 'Théo Lefèvre', changes: [] },
      { status: 'submitted' },
      { status: 'validatedByCommercial', changedBy: commercial },
      { status: 'published', changedBy: people.partner },
      { status: 'withdrawn', reason: 'Le client a changé d’avis.', changedBy: people.manager },
    ])
    expect((await calls.get(sheet.id, bystander)).code).toBe('not-found')
    // Now there can be another one.
    expect((await calls.create(id)).status).toBe(201)
  })

  it('is decided by today’s substitute of its manager or partner, but never by its author', async () => {
    const { db } = test.connection
    const { id } = await calls.draft(await engagement())
    await calls.decide(id, 'submitted', people.staff)
    await calls.decide(id, 'validatedByCommercial', commercial)
    expect((await calls.get(id, bystander)).code).toBe('not-found')
    const standIn = (email: string, days: string) =>
      sql`insert into on_boarding_substitute (for_email, substitute_email, from_date, until_date)
        values (${people.manager}, ${email}, current_date + ${days}::int4 - 2, current_date + ${days}::int4 + 2)`.execute(
        db,
      )
    await standIn(bystander, '9')
    expect((await calls.get(id, bystander)).code).toBe('not-found')
    await sql`delete from on_boarding_substitute`.execute(db)
    await standIn(bystander, '0')
    await standIn(people.staff, '0')
    expect((await calls.decide(id, 'published', people.staff)).code).toBe('reference-sheet-not-decider')
    expect((await calls.get(id, people.staff)).body).toMatchObject({ isWaitingForMe: false })
    expect((await calls.get(id, bystander)).body).toMatchObject({ isWaitingForMe: true })
    expect(await calls.decide(id, 'published', bystander)).toMatchObject({
      status: 200,
      body: { decidedBy: bystander },
    })
    await sql`delete from on_boarding_substitute`.execute(db)
  })

  it('that was rejected is corrected and submitted again, showing the differences field by field', async () => {
    const { id } = await calls.draft(await engagement(), { team: [contactOf[people.partner]] })
    await calls.decide(id, 'submitted', people.staff)
    expect((await calls.decide(id, 'rejectedByCommercial', commercial)).code).toBe(
      'reference-sheet-reason-missing',
    )
    await calls.decide(id, 'rejectedByCommercial', commercial, why)
    expect((await calls.get(id)).body).toMatchObject({
      status: 'rejectedByCommercial',
      reason: why,
      decidedByName: 'Inès Marchand',
      isWaitingForMe: true,
      mayChange: true,
      mayDelete: false,
      allowedTransitions: [{ status: 'submitted' }],
      difference: [],
    })
    await calls.patch(id, { englishTitle: 'Audit', services: ['audit'], team: [] })
    const changed = await calls.patch(id, { amountBand: 'from25kTo100k' }, people.manager)
    const difference = [
      { field: 'englishTitle', before: form.englishTitle, after: 'Audit' },
      { field: 'services', before: ['audit', 'tax'], after: ['audit'] },
      { field: 'amount', before: 86_000, after: null },
      { field: 'team', before: ['Hélène d’Arcy'], after: [] },
    ]
    expect(changed.body).toMatchObject({ status: 'rejectedByCommercial', amount: null, difference })
    const again = await calls.decide(id, 'submitted', people.staff)
    expect(again.body).toMatchObject({ status: 'submitted', reason: null, difference })
    await calls.decide(id, 'validatedByCommercial', commercial)
    await calls.decide(id, 'rejectedByManager', people.manager, 'Pas encore terminé.')
    expect((await calls.get(id)).body).toMatchObject({ difference: [] })
    await calls.patch(id, { year: 2026 })
    const { history } = (await calls.decide(id, 'submitted', people.manager)).body as {
      history: { changes: unknown }[]
    }
    expect(history.map(({ changes }) => changes)).toEqual([
      [],
      [],
      [],
      difference,
      [],
      [],
      [{ field: 'year', before: 2025, after: 2026 }],
    ])
  })

  it('can be saved as an empty draft, but not submitted like that', async () => {
    const empty = {
      title: '',
      englishTitle: '',
      description: '',
      englishDescription: '',
      sector: null,
      services: [],
      amount: null,
      year: null,
      country: null,
    }
    const { id } = await calls.draft(await engagement(), empty)
    const refused = await calls.decide(id, 'submitted', people.staff)
    expect(refused).toMatchObject({ status: 422, code: 'reference-sheet-incomplete' })
    const { errors } = refused.body as { errors: { pointer: string; code: string }[] }
    expect(errors.map(({ pointer, code }) => `${pointer} ${code}`)).toEqual(
      [
        'title',
        'englishTitle',
        'description',
        'englishDescription',
        'sector',
        'services',
        'amountBand',
        'year',
        'country',
      ].map(field => `/${field} required`),
    )
    expect((await calls.remove(id, people.staff)).status).toBe(204)
    expect((await calls.get(id)).code).toBe('not-found')
  })

  it.each<[string, object, unknown]>([
    ['reference-sheet-sector-unknown', { sector: 'nowhere' }, undefined],
    ['reference-sheet-service-unknown', { services: ['audit', 'magic'] }, [{ pointer: '/services/1' }]],
    ['reference-sheet-country-unknown', { country: 'QQ' }, undefined],
    ['reference-sheet-amount-twice', { amount: 5, amountBand: 'under25k' }, undefined],
    ['reference-sheet-contact-unknown', { team: [2, 999_999] }, [{ pointer: '/team/1' }]],
    ['reference-sheet-contact-twice', { team: [2, 2] }, undefined],
  ])('is refused: %s', async (code, changes, errors) => {
    const id = await engagement()
    const refused = await calls.create(id, changes)
    expect(refused).toMatchObject({ status: 422, code })
    expect(refused.body).toMatchObject(errors === undefined ? {} : { errors })
    const sheet = await calls.draft(id)
    expect((await calls.patch(sheet.id, changes)).code).toBe(code)
  })

  it('is unique for its engagement until it is withdrawn, even if several people draft at once', async () => {
    expect((await calls.create(999_999)).code).toBe('reference-sheet-engagement-unknown')
    const id = await engagement()
    const answers = await Promise.all(
      [people.staff, people.manager, people.partner, commercial].map(as => calls.create(id, {}, as)),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    const winner = answers.find(({ status }) => status === 201)?.body as Sheet
    for (const { code, body } of answers.filter(({ status }) => status !== 201)) {
      expect(code).toBe('reference-sheet-exists')
      expect(body).toMatchObject({
        errors: [{ pointer: '/engagementId', params: { status: 'draft', createdBy: winner['createdBy'] } }],
      })
    }
    // A person who may not see the sheet is told whose it is, but not its key.
    const { errors } = (await calls.create(id, {}, bystander)).body as { errors: { params: object }[] }
    expect(errors[0]?.params).not.toHaveProperty('id')
    expect(errors[0]?.params).toHaveProperty('createdByName')
  })
})

describe('several decisions at once', () => {
  it('one wins, and the others are told who did what', async () => {
    const { id } = await calls.draft(await engagement())
    await calls.decide(id, 'submitted', people.staff)
    const answers = await Promise.all([
      calls.decide(id, 'validatedByCommercial', commercial, null, '"2"'),
      calls.decide(id, 'rejectedByCommercial', commercial, why, '"2"'),
      calls.decide(id, 'validatedByCommercial', commercial, null, '"2"'),
    ])
    const [reached] = answers.flatMap(({ status, body }) => (status === 200 ? [(body as Sheet).status] : []))
    expect(reached).toBeDefined()
    const lost = answers.filter(({ status }) => status !== 200)
    expect(lost).toHaveLength(2)
    for (const { status, code, body } of lost) {
      expect({ status, code }).toEqual({ status: 412, code: 'precondition-failed' })
      expect(body).toMatchObject({
        errors: [
          {
            pointer: 'If-Match',
            params: {
              status: reached,
              changedBy: commercial,
              changedByName: 'Inès Marchand',
            },
          },
        ],
      })
    }
    const late = await calls.decide(id, 'validatedByCommercial', commercial)
    expect(late).toMatchObject({
      status: 409,
      code: 'reference-sheet-transition-refused',
      body: { errors: [{ pointer: '/status', params: { changedByName: 'Inès Marchand' } }] },
    })
  })

  it('a correction of a sheet that has been decided meanwhile is refused with the reason', async () => {
    const { id } = await calls.draft(await engagement())
    await calls.decide(id, 'submitted', people.staff)
    for (const answer of [await calls.patch(id, { year: 2020 }), await calls.remove(id)])
      expect(answer).toMatchObject({
        code: 'reference-sheet-closed',
        body: { errors: [{ params: { status: 'submitted', changedByName: 'Théo Lefèvre' } }] },
      })
    expect((await calls.patch(id, { year: 2020 }, people.staff, '"1"')).code).toBe('precondition-failed')
  })

  it('a repeated request gets the same response, and drafts nothing twice', async () => {
    const engagementId = await engagement()
    const request = {
      as: people.staff,
      body: { ...form, engagementId },
      headers: { 'idempotency-key': randomUUID() },
    }
    const send = () => calls.send('createReferenceSheet', 'POST', '/ReferenceSheets', request)
    const [one, two] = [await send(), await send()]
    expect([one.status, two.status]).toEqual([201, 201])
    expect((two.body as Sheet).id).toBe((one.body as Sheet).id)
  })
})

describe('a person without a part in a sheet', () => {
  it('cannot see, change or decide it before it is published', async () => {
    const { id } = await calls.draft(await engagement(), { team: [contactOf[people.administrator]] })
    expect((await calls.get(id, bystander)).code).toBe('not-found')
    expect((await calls.patch(id, { year: 2020 }, bystander)).code).toBe('not-found')
    expect((await calls.remove(id, bystander)).code).toBe('not-found')
    expect((await calls.decide(id, 'submitted', bystander)).code).toBe('not-found')
    // The commercial team sees it but cannot change it.
    expect((await calls.patch(id, { year: 2020 }, commercial)).code).toBe('reference-sheet-not-author')
    expect((await calls.decide(id, 'submitted', commercial)).code).toBe('reference-sheet-not-decider')
    await calls.decide(id, 'submitted', people.staff)
    for (const as of [people.staff, people.manager, people.partner])
      expect((await calls.decide(id, 'validatedByCommercial', as)).code).toBe('reference-sheet-not-decider')
    await calls.decide(id, 'validatedByCommercial', commercial)
    for (const as of [people.staff, commercial])
      expect((await calls.decide(id, 'published', as)).code).toBe('reference-sheet-not-decider')
    await calls.decide(id, 'published', people.manager)
    expect((await calls.patch(id, { year: 2020 }, bystander)).code).toBe('reference-sheet-not-author')
    expect((await calls.decide(id, 'withdrawn', bystander, 'x')).code).toBe('reference-sheet-not-decider')
    expect((await calls.get(id, bystander)).body).toMatchObject({
      allowedTransitions: [],
      mayChange: false,
      isMine: false,
    })
  })

  it('is refused as a client, whatever scopes they have', async () => {
    const [sheet] = await calls.list(`$filter=status eq 'published'&$top=1`)
    const id = sheet?.id ?? 0
    const refusals = [
      await calls.get(id, people.client),
      await calls.create(await engagement(), {}, people.client),
      await calls.patch(id, { year: 2020 }, people.client),
      await calls.remove(id, people.client),
      await calls.decide(id, 'withdrawn', people.client, 'x'),
      await calls.ask({}, people.client),
      await calls.prepare([id], {}, people.client),
      await calls.send('listReferenceSheets', 'GET', '/ReferenceSheets', { as: people.client }),
      await calls.send('countReferenceSheets', 'GET', '/ReferenceSheetCounts', { as: people.client }),
      await calls.send('getFinderChoices', 'GET', '/FinderChoices', { as: people.client }),
      await calls.send('listFinderViews', 'GET', '/FinderViews', { as: people.client }),
    ]
    expect(refusals.map(({ code }) => code)).toEqual(refusals.map(() => 'scope-missing'))
  })

  it('cannot draft without the scope, even on their own engagement', async () => {
    const id = await engagement()
    await sql`update engagement set engagement_manager_email = ${reader} where id = ${id}::int4`.execute(
      test.connection.db,
    )
    expect((await calls.create(id, {}, reader)).code).toBe('scope-missing')
    // A sheet drafted while they had the scope.
    const { id: drafted } = await calls.draft(await engagement())
    await sql`update reference_sheet set created_by = ${reader} where id = ${drafted}::int4`.execute(
      test.connection.db,
    )
    expect((await calls.get(drafted, reader)).body).toMatchObject({
      isMine: true,
      mayChange: false,
      mayDelete: false,
      allowedTransitions: [],
    })
    expect((await calls.patch(drafted, { year: 2020 }, reader)).code).toBe('scope-missing')
    expect((await calls.decide(drafted, 'submitted', reader)).code).toBe('reference-sheet-not-decider')
  })
})

describe('the lists', () => {
  it('have counts that match their rows, for everyone', async () => {
    for (const as of [people.staff, people.manager, people.partner, commercial, bystander]) {
      const counts = await calls.counts(as)
      const lists: Record<string, string> = {
        drafts: `status eq 'draft'`,
        submitted: `status eq 'submitted'`,
        validatedByCommercial: `status eq 'validatedByCommercial'`,
        rejectedByCommercial: `status eq 'rejectedByCommercial'`,
        rejectedByManager: `status eq 'rejectedByManager'`,
        published: `status eq 'published' and isMine`,
        allPublished: `status eq 'published'`,
        waitingForMe: 'isWaitingForMe',
      }
      for (const [name, filter] of Object.entries(lists))
        expect(await calls.list(`$filter=${filter}&$select=id&$top=500`, as), `${name} ${as}`).toHaveLength(
          counts[name] ?? -1,
        )
    }
    const seen = await calls.counts(bystander)
    expect(seen).toMatchObject({ drafts: 0, submitted: 0, published: 0, waitingForMe: 0 })
    expect(seen['allPublished']).toBeGreaterThan(10)
    expect((await calls.counts(people.manager))['waitingForMe']).toBeGreaterThan(0)
    expect((await calls.counts(commercial))['waitingForMe']).toBeGreaterThan(0)
    expect((await calls.counts(people.staff))['waitingForMe']).toBeGreaterThan(0)
  })

  it('are searched in both languages, by the current client and code', async () => {
    const id = await engagement()
    const sheet = await calls.draft(id, { englishDescription: 'A zebra crossing', description: 'Un zèbre' })
    const ids = async (words: string) => (await calls.list(`$search=${words}&$select=id`)).map(row => row.id)
    expect(await ids('zebre')).toEqual([sheet.id])
    expect(await ids('zebra AND fontaine')).toEqual([sheet.id])
    await sql`update account set account_legal_name = 'Quagga SAS' where account_number = '100001'`.execute(
      test.connection.db,
    )
    expect(await ids('zebra AND quagga')).toEqual([sheet.id])
    await sql`update account set account_legal_name = 'Fontaine & Filles – Maison de thé SAS'
      where account_number = '100001'`.execute(test.connection.db)
  })
})

it('every operation was called here or in the tests of views and exports', () => {
  expect(new Set(calls.notCalled())).toEqual(
    new Set(['createFinderView', 'deleteFinderView', 'downloadReferenceSheets', 'updateFinderView']),
  )
})
