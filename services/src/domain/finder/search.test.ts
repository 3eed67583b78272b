import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { people, startTestApp, type TestApp } from '../../server/testing.ts'
import { commercial, FinderCalls } from './calls.test-support.ts'
import { type Facet, facets } from './search.ts'

interface Found {
  engagementId: number
  engagementCode: string
  engagementStatut: string
  engagementType: string
  businessUnit: string | null
  accountName: string
  partnerEmail: string | null
  year: number | null
  hasOpenSheet: boolean
  sheet: { sector: string; services: string[]; country: string; amountBand: string } | null
}

interface Answer {
  total: number
  value: Found[]
  facets: { facet: Facet; values: { value: string; name: string | null; count: number }[]; isCut: boolean }[]
  corrections: { typed: string; found: string[] }[]
}

let test: TestApp
let calls: FinderCalls

beforeAll(async () => {
  test = await startTestApp()
  calls = new FinderCalls(test)
})
afterAll(() => test.close())

async function ask(question: object = {}, as?: string): Promise<Answer> {
  const answer = await calls.ask(question, as)
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return answer.body as Answer
}

const run = (statement: string) => sql.raw(statement).execute(test.connection.db)
const idsOf = ({ value }: Answer) => value.map(({ engagementId }) => engagementId)

/** The values of a facet in a result, computed from the rows as the contract defines them. */
const valuesOf: Record<Facet, (found: Found) => readonly (string | null)[]> = {
  sector: found => [found.sheet?.sector ?? null],
  service: found => found.sheet?.services ?? [],
  businessUnit: found => [found.businessUnit],
  year: found => [found.year === null ? null : String(found.year)],
  country: found => [found.sheet?.country ?? null],
  amountBand: found => [found.sheet?.amountBand ?? null],
  partner: found => [found.partnerEmail],
  status: found => [found.engagementStatut],
  sheet: found => [found.sheet ? 'published' : 'none'],
  type: found => [found.engagementType],
}

/** All engagements, page by page. */
async function everything(words = ''): Promise<Found[]> {
  const pages: Found[] = []
  for (;;) {
    const { value } = await ask({
      words,
      top: 100,
      skip: pages.length,
      order: 'engagementCode',
      withFacets: false,
    })
    pages.push(...value)
    if (value.length < 100) return pages
  }
}

const countBy = (rows: readonly Found[], facet: Facet) => {
  const counts = new Map<string, number>()
  for (const row of rows)
    for (const value of valuesOf[facet](row))
      if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1)
  return Object.fromEntries(counts)
}

const told = ({ facets: answered }: Answer, facet: Facet) =>
  Object.fromEntries(
    (answered.find(each => each.facet === facet)?.values ?? []).map(({ value, count }) => [value, count]),
  )

describe('the finder', () => {
  it('finds every engagement, with its published sheet, on pages without gap or repetition', async () => {
    const all = await everything()
    expect(all).toHaveLength(200)
    expect(new Set(all.map(({ engagementId }) => engagementId)).size).toBe(200)
    const { total } = await ask({ top: 0 })
    expect(total).toBe(200)
    const published = await calls.list(`$filter=status eq 'published'&$select=engagementId&$top=500`)
    const withSheet = all.filter(({ sheet }) => sheet).map(({ engagementId }) => engagementId)
    expect(new Set(withSheet)).toEqual(new Set(published.map(row => row['engagementId'])))
    expect(withSheet).toHaveLength(published.length)
  })

  it.each<[string, Record<string, string[]>, string]>([
    ['nothing', {}, ''],
    ['a business unit', { businessUnit: ['Audit Paris'] }, ''],
    ['years and a status', { year: ['2024', '2025'], status: ['Actif'] }, ''],
    ['a published sheet', { sheet: ['published'] }, ''],
    ['a sector that is a sheet’s', { sector: ['health', 'agrifood', 'industry'] }, ''],
    ['services', { service: ['audit', 'tax'] }, ''],
    ['a partner', { partner: [people.partner] }, ''],
    ['several at once', { service: ['audit', 'tax', 'payroll'], country: ['FR'], type: ['real'] }, ''],
    ['words', { status: ['Actif'] }, 'audit'],
    ['words of the sheet', { country: ['FR'] }, 'interne'],
  ])('counts each facet without its own filter: %s', async (_, filters, words) => {
    const all = await everything(words)
    const passes = (found: Found, without?: Facet) =>
      Object.entries(filters).every(
        ([facet, wanted]) =>
          facet === without ||
          valuesOf[facet as Facet](found).some(value => value !== null && wanted.includes(value)),
      )
    const answer = await ask({ words, filters })
    expect(answer.total).toBe(all.filter(found => passes(found)).length)
    expect(answer.facets.map(({ facet }) => facet)).toEqual(facets)
    for (const facet of facets) {
      const expected = countBy(
        all.filter(found => passes(found, facet)),
        facet,
      )
      // Values used as filters are listed even if nothing has them.
      const none = Object.fromEntries((filters[facet] ?? []).map(value => [value, 0]))
      expect(told(answer, facet), facet).toEqual({ ...none, ...expected })
    }
  })

  it('names partners, orders years from the newest, and lists filtered values with a count of 0', async () => {
    const answer = await ask({ filters: { year: ['1999'], partner: ['nobody@parvis.example'] } })
    expect(answer.total).toBe(0)
    expect(answer.facets.find(({ facet }) => facet === 'year')?.values.at(-1)).toEqual({
      value: '1999',
      name: null,
      count: 0,
    })
    const all = await ask()
    const partners = all.facets.find(({ facet }) => facet === 'partner')?.values
    expect(partners?.find(({ value }) => value === people.partner)?.name).toBe('Hélène d’Arcy')
    const years = all.facets.find(({ facet }) => facet === 'year')?.values.map(({ value }) => Number(value))
    expect(years).toEqual(years?.toSorted((one, other) => other - one))
    const bands = all.facets.find(({ facet }) => facet === 'amountBand')?.values.map(({ value }) => value)
    expect(bands?.[0]).toBe('under25k')
    expect((await ask({ withFacets: false })).facets).toEqual([])
  })

  it('ignores accents and case, and requires all of the words', async () => {
    const words = await ask({ words: 'MAISON de the' })
    expect(words.value.length).toBeGreaterThan(0)
    expect(words.value[0]?.accountName).toContain('Maison de thé')
    expect((await ask({ words: 'maison zzzz' })).total).toBe(0)
    expect((await ask({ words: `%_\\ '" ; drop table engagement --` })).total).toBe(0)
    expect((await ask({ words: 'E2024-000001' })).total).toBeLessThanOrEqual(1)
  })

  it('tolerates typing mistakes, and says what it searched for', async () => {
    const right = await ask({ words: 'fontaine' })
    const wrong = await ask({ words: 'fonatine' })
    expect(right.corrections).toEqual([])
    expect(wrong.corrections).toEqual([{ typed: 'fonatine', found: ['fontaine'] }])
    expect(wrong.total).toBe(right.total)
    expect((await ask({ words: 'qqqqqqqq' })).corrections).toEqual([{ typed: 'qqqqqqqq', found: [] }])
    expect((await ask({ words: 'qzq' })).corrections).toEqual([{ typed: 'qzq', found: [] }])
  })

  it.each(['engagementCode', 'accountName', 'year', 'amountBand', 'publishedDate'] as const)(
    'orders by %s in both directions, with missing values last',
    async order => {
      const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
      const bands = ['under25k', 'from25kTo100k', 'from100kTo500k', 'from500kTo2m', 'over2m']
      const keyOf = (found: Found & { sheet: { publishedDate?: string } | null }) =>
        ({
          engagementCode: fold(found.engagementCode),
          accountName: fold(found.accountName),
          year: found.year,
          amountBand: found.sheet ? bands.indexOf(found.sheet.amountBand) : null,
          publishedDate: found.sheet?.publishedDate ?? null,
        })[order]
      for (const isDescending of [false, true]) {
        const { value } = await ask({ order, isDescending, top: 100 })
        const keys = value.map(keyOf)
        const some = keys.filter(key => key !== null)
        expect(keys.slice(0, some.length)).toEqual(some)
        const sorted = some.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))
        expect(some).toEqual(isDescending ? sorted.toReversed() : sorted)
      }
    },
  )

  it('puts matches in titles and names first', async () => {
    await run(`delete from reference_sheet where engagement_id in (191, 192)`)
    await run(`update engagement set engagement_manager_email = '${people.manager}' where id in (191, 192)`)
    await calls.published(191, { description: 'Un okapi et un autre', year: 2026 })
    await calls.published(192, { title: 'Okapi', year: 2001 })
    expect(idsOf(await ask({ words: 'okapi' }))).toEqual([192, 191])
  })
})

describe('the index is updated for', () => {
  it('sheets that are published and withdrawn; drafts and rejected ones are found by nobody', async () => {
    await run(`delete from reference_sheet where engagement_id in (195, 196)`)
    await run(`update engagement set engagement_manager_email = '${people.manager}' where id in (195, 196)`)
    const { id } = await calls.draft(195, { title: 'Le narval', sector: 'energy' })
    const narwhals = async (as?: string) => (await ask({ words: 'narval' }, as)).total
    expect([await narwhals(), await narwhals(commercial)]).toEqual([0, 0])
    await calls.decide(id, 'submitted', people.staff)
    await calls.decide(id, 'validatedByCommercial', commercial)
    expect(await narwhals()).toBe(0)
    await calls.decide(id, 'published', people.manager)
    const found = await ask({ words: 'narval', filters: { sector: ['energy'] } })
    expect(found.value).toMatchObject([
      {
        engagementId: 195,
        hasOpenSheet: true,
        year: 2025,
        sheet: { id, title: 'Le narval', sector: 'energy' },
      },
    ])
    await calls.decide(id, 'withdrawn', people.manager, 'Fini')
    // Its word is still known, but is not offered as a correction.
    expect((await ask({ words: 'narvak' })).corrections).toEqual([{ typed: 'narvak', found: [] }])
    expect(await narwhals()).toBe(0)
    expect((await everything()).find(each => each.engagementId === 195)?.hasOpenSheet).toBe(false)
  })

  it('engagements, clients and people that are added, changed and deleted', async () => {
    await run(`insert into engagement (engagement_code, engagement_description, engagement_statut, engagement_account_number,
      engagement_partner_email) values ('E2031-424242', 'Wombat', 'Clos', '100001', 'Partner@Parvis.example')`)
    const wombat = async () => (await ask({ words: 'wombat' })).value
    expect(await wombat()).toMatchObject([
      { year: 2031, engagementStatut: 'Clos', partnerName: 'Hélène d’Arcy' },
    ])
    await run(`update engagement set engagement_statut = 'dormant', engagement_business_unit = 'Nouvelle unité'
      where engagement_code = 'E2031-424242'`)
    const unit = { businessUnit: ['Nouvelle unité'], status: ['dormant'], partner: [people.partner] }
    expect((await ask({ filters: unit })).total).toBe(1)
    await run(`update account set account_legal_name = 'Tamanoir SAS' where account_number = '100001'`)
    expect((await ask({ words: 'wombat tamanoir' })).total).toBe(1)
    await run(
      `update contact set contact_last_name = 'Axolotl' where contact_email_office = '${people.partner}'`,
    )
    expect((await ask({ words: 'wombat axolotl' })).value).toMatchObject([{ partnerName: 'Hélène Axolotl' }])
    await run(`delete from engagement where engagement_code = 'E2031-424242'`)
    expect(await wombat()).toEqual([])
  })

  it('two people who change the same engagement at once: both changes are found', async () => {
    const { id } = await calls.draft(196, { title: 'Le fennec' })
    await calls.decide(id, 'submitted', people.staff)
    await calls.decide(id, 'validatedByCommercial', commercial)
    await Promise.all([
      calls.decide(id, 'published', people.manager),
      run(`update engagement set engagement_description = 'Le mouflon' where id = 196`),
    ])
    expect((await ask({ words: 'fennec mouflon' })).total).toBe(1)
  })
})

it('refuses an invalid query, naming the fault', async () => {
  const refused = async (question: object) => {
    const { status, code, body } = await calls.ask(question)
    const { errors } = body as { errors?: { pointer: string }[] }
    return { status, code, pointers: errors?.map(({ pointer }) => pointer) }
  }
  expect(await refused({ top: 101 })).toMatchObject({ status: 400, pointers: ['/top'] })
  expect(await refused({ filters: { colour: ['red'] } })).toMatchObject({ status: 400 })
  expect(await refused({ words: 'a\u0000b' })).toMatchObject({ status: 400, pointers: ['/words'] })
  expect(await refused({ order: 'chance' })).toMatchObject({ status: 400, pointers: ['/order'] })
})
