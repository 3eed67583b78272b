import { sql } from 'kysely'
import type { Database, Tx } from '../../database/schema.ts'
import type { Fragment } from '../../odata/scope.ts'
import { all } from '../../odata/scope.ts'
import { escapeLike } from '../../odata/search.ts'
import type { AnsweredBy, BodyOf } from '../../server/operation-types.ts'
import { amountBands } from './rules.ts'
import { findWords, type SoughtWord } from './words.ts'

type Question = BodyOf<'searchEngagements'>
type Found = AnsweredBy<'searchEngagements'>
export type Filters = Question['filters']
export type Facet = keyof Filters
type FacetValues = Found['facets'][number]['values']

/** The facets in the order of the response. */
export const facets: readonly Facet[] = [
  'sector',
  'service',
  'businessUnit',
  'year',
  'country',
  'amountBand',
  'partner',
  'status',
  'sheet',
  'type',
]

/** The most values of a facet listed beside those used as filters. */
const mostValues = 50

/** Columns shared by many engagements, in `finder_bucket as bucket`: few combinations, so that each is counted once. */
const ofBucket = {
  businessUnit: sql`bucket.business_unit`,
  year: sql`bucket.year::text`,
  status: sql`bucket.status`,
  sheet: sql`case when bucket.is_published then 'published' else 'none' end`,
  type: sql`bucket.type`,
} satisfies Partial<Record<Facet, Fragment>>

/** Columns that only a published sheet has, in `hit`. */
const ofSheet = {
  sector: sql`hit.sector`,
  country: sql`hit.country`,
  amountBand: sql`hit.amount_band`,
} satisfies Partial<Record<Facet, Fragment>>

const texts = (values: readonly string[]) => sql`${[...values]}::text[]`

/** The values a facet is filtered by; undefined if it is not. */
function chosen(filters: Filters, facet: Facet): readonly string[] | undefined {
  const values = filters[facet]
  return values === undefined || values.length === 0 ? undefined : values
}

const narrowed = (filters: Filters, facet: Facet, value: Fragment) => {
  const values = chosen(filters, facet)
  return values && sql`${value} = any(${texts(values)})`
}

/** Conditions on `bucket`, except that of one facet. */
const bucketRule = (filters: Filters, without?: Facet) =>
  all(
    Object.entries(ofBucket).map(([facet, value]) =>
      facet === without ? undefined : narrowed(filters, facet as Facet, value),
    ),
  )

/** Conditions on `hit` by its sheet and partner, except that of one facet. */
function hitRule(filters: Filters, without?: Facet): Fragment {
  const services = without === 'service' ? undefined : chosen(filters, 'service')
  const partners = without === 'partner' ? undefined : chosen(filters, 'partner')
  return all([
    ...Object.entries(ofSheet).map(([facet, value]) =>
      facet === without ? undefined : narrowed(filters, facet as Facet, value),
    ),
    services && sql`hit.services && ${texts(services)}`,
    partners &&
      sql`(hit.partner_id in (select id from finder_partner where email = any(${texts(partners.map(each => each.toLowerCase()))}))) is true`,
  ])
}

/** Matches entries that have all of the words. */
function wordsRule(sought: readonly SoughtWord[]): Fragment {
  return all(
    sought.map(({ alternatives }) =>
      alternatives.length === 0 ? sql`false` : likeAny(sql`entry.search_text`, alternatives),
    ),
  )
}

function likeAny(text: Fragment, words: readonly string[]): Fragment {
  const parts = words.map(word => sql`${text} like ${`%${escapeLike(word)}%`}::text`)
  return sql`(${sql.join(parts, sql` or `)})`
}

/**
 * Matches entries whose bucket passes; undefined if all do. `is true` keeps the planner from using a join: it expects
 * few matching buckets, and would scan all of them for each entry instead of probing a hash.
 */
function inBuckets(filters: Filters): Fragment | undefined {
  if (!Object.keys(ofBucket).some(facet => chosen(filters, facet as Facet))) return undefined
  return sql`(hit.bucket_id in (select bucket.id from finder_bucket as bucket where ${bucketRule(filters)})) is true`
}

/** Selects `facet, value, count` for each facet, under all filters but its own. */
function facetParts(filters: Filters): Fragment[] {
  const counted = (facet: Facet, value: Fragment, from: Fragment, where: Fragment, count = sql`count(*)`) =>
    sql`select ${facet}::text as facet, ${value} as value, ${count}::int4 as count from ${from}
      where ${value} is not null and ${where} group by 2`
  const sheets = sql`hit`
  const published = (without: Facet) =>
    all([sql`hit.sheet_id is not null`, hitRule(filters, without), inBuckets(filters)])
  return [
    ...Object.entries(ofBucket).map(([facet, value]) =>
      counted(
        facet as Facet,
        value,
        sql`counted join finder_bucket as bucket on bucket.id = counted.bucket_id`,
        bucketRule(filters, facet as Facet),
        sql`sum(counted.count)`,
      ),
    ),
    ...Object.entries(ofSheet).map(([facet, value]) =>
      counted(facet as Facet, value, sheets, published(facet as Facet)),
    ),
    counted(
      'service',
      sql`service`,
      sql`hit cross join lateral unnest(hit.services) as service`,
      published('service'),
    ),
    sql`select 'partner' as facet, finder_partner.email as value, of_partner.count::int4 as count
      from (select hit.partner_id, count(*) as count from hit
        where ${all([hitRule(filters, 'partner'), inBuckets(filters)])} group by 1) as of_partner
      join finder_partner on finder_partner.id = of_partner.partner_id`,
  ]
}

const bandPlace = sql`array_position(${texts(amountBands.map(([code]) => code))}, hit.amount_band)`

/** The order of a page, over `hit`. */
function orderOf({ order = 'relevance', isDescending = false }: Question, hasScore: boolean): Fragment {
  const direction = isDescending ? sql`desc nulls last` : sql`asc nulls last`
  switch (order) {
    case 'engagementCode':
      return sql`hit.code_order ${direction}, hit.engagement_id`
    case 'accountName':
      return sql`hit.name_order ${direction}, hit.engagement_id`
    case 'year':
      return sql`hit.year ${direction}, hit.engagement_id`
    case 'amountBand':
      return sql`${bandPlace} ${direction}, hit.engagement_id`
    case 'publishedDate':
      return sql`hit.published_date ${direction}, hit.engagement_id`
    case 'relevance':
      return sql`${hasScore ? sql`hit.score desc, ` : sql``}hit.year desc nulls last, hit.engagement_id`
  }
}

/** The columns of an entry that the rest of the statement reads; its texts are much larger. */
const hitColumns = [
  'engagement_id',
  'bucket_id',
  'partner_id',
  'year',
  'sheet_id',
  'sector',
  'services',
  'country',
  'amount_band',
  'published_date',
  'code_order',
  'name_order',
] as const

/** Counts how many of the words an entry has in its titles and names. */
function scoreOf(sought: readonly SoughtWord[]): Fragment {
  const inHead = sought
    .filter(({ alternatives }) => alternatives.length > 0)
    .map(({ alternatives }) => sql`${likeAny(sql`entry.head_text`, alternatives)}::int4`)
  return inHead.length === 0 ? sql`0` : sql`(${sql.join(inHead, sql` + `)})`
}

const nameOf = (email: Fragment) =>
  sql`(select contact_full_name from contact where lower(contact_email_office) = ${email})`
const emailOf = (who: 'partner' | 'manager') =>
  sql`nullif(lower(${sql.id('engagement', `engagement_${who}_email`)}), '')`

/** FoundEngagement of the contract, for the entries of a page. */
const foundJson = sql`json_build_object('engagementId', engagement.id, 'engagementCode', engagement_code,
  'engagementDescription', engagement_description, 'engagementStatut', engagement_statut,
  'engagementType', engagement_type, 'accountNumber', engagement_account_number,
  'accountName', coalesce(account_legal_name, ''), 'businessUnit', engagement_business_unit,
  'partnerEmail', ${emailOf('partner')}, 'partnerName', ${nameOf(emailOf('partner'))},
  'managerEmail', ${emailOf('manager')}, 'managerName', ${nameOf(emailOf('manager'))}, 'year', page.year,
  'hasOpenSheet', exists (
    select from reference_sheet as other where other.engagement_id = engagement.id and other.status <> 'withdrawn'),
  'sheet', case when sheet.id is null then null else json_build_object('id', sheet.id, 'title', sheet.title,
    'englishTitle', sheet.english_title, 'description', sheet.description,
    'englishDescription', sheet.english_description, 'sector', sheet.sector, 'services', sheet.services,
    'amount', sheet.amount, 'amountBand', sheet.amount_band, 'country', sheet.country,
    'confidentiality', sheet.confidentiality,
    'publishedDate', to_char(sheet.published_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end)`

interface Counted {
  facet: Facet
  value: string
  count: number
  name: string | null
}

/** Runs a search of the finder: one page, the total, and the counts of all facets, all from one snapshot. */
export async function searchEngagements(db: Database | Tx, question: Question): Promise<Found> {
  const { words, filters, top = 25, skip = 0, withFacets = true } = question
  const sought = await findWords(db, words)
  // Search for the words once; without any, read the table itself through its indexes.
  const hit =
    sought.length === 0
      ? sql`hit as not materialized (select * from finder_entry)`
      : sql`hit as materialized (
          select ${sql.join(hitColumns.map(column => sql.id('entry', column)))}, ${scoreOf(sought)} as score
          from finder_entry as entry where ${wordsRule(sought)})`
  const order = orderOf(question, sought.length > 0)
  const { rows } = await sql<{ total: number; value: Found['value']; facets: Counted[] }>`
    with ${hit},
    counted as materialized (
      select hit.bucket_id, count(*) as count from hit where ${hitRule(filters)} group by hit.bucket_id
    ),
    page as materialized (
      select cut.*, row_number() over () as place from (
        select hit.engagement_id, hit.sheet_id, hit.year
        from hit where ${all([hitRule(filters), inBuckets(filters)])}
        order by ${order} limit ${top}::int4 offset ${skip}::int4
      ) as cut
    )
    select
      (select coalesce(sum(counted.count), 0)::int4 from counted
        join finder_bucket as bucket on bucket.id = counted.bucket_id where ${bucketRule(filters)}) as total,
      (select coalesce(json_agg(${foundJson} order by page.place), '[]'::json) from page
        join engagement on engagement.id = page.engagement_id
        left join account on account.account_number = engagement_account_number
        left join reference_sheet as sheet on sheet.id = page.sheet_id) as value,
      ${withFacets ? sql`(select json_agg(told) from (${facetsTold(filters)}) as told)` : sql`null`} as facets`.execute(
    db,
  )
  const answer = rows[0]
  return {
    total: answer?.total ?? 0,
    value: answer?.value ?? [],
    facets: withFacets ? facets.map(facet => told(facet, answer?.facets ?? [], filters)) : [],
    corrections: sought
      .filter(({ isCorrected }) => isCorrected)
      .map(({ typed, alternatives }) => ({ typed, found: [...alternatives] })),
  }
}

/** The counts, with partners' names: one more value per facet than is listed, and the values used as filters. */
function facetsTold(filters: Filters): Fragment {
  const wanted = facets.flatMap(facet =>
    (chosen(filters, facet) ?? []).map(value => sql`(${facet}::text, ${value}::text)`),
  )
  const isChosen = wanted.length === 0 ? sql`false` : sql`(facet, value) in (${sql.join(wanted)})`
  return sql`select facet, value, count,
      case when facet = 'partner' then ${nameOf(sql`value`)} end as name
    from (
      select *, row_number() over (partition by facet order by count desc, value) as place
      from (${sql.join(facetParts(filters), sql` union all `)}) as counts
    ) as ranked
    where place <= ${mostValues + 1}::int4 or ${isChosen}`
}

const bandPlaces = new Map<string, number>(amountBands.map(([code], place) => [code, place]))

/** The order of a facet's values. */
function compare(facet: Facet): (one: FacetValues[number], other: FacetValues[number]) => number {
  switch (facet) {
    case 'year':
      return (one, other) => Number(other.value) - Number(one.value)
    case 'amountBand':
      return (one, other) => (bandPlaces.get(one.value) ?? 0) - (bandPlaces.get(other.value) ?? 0)
    default:
      return (one, other) => other.count - one.count || (one.value < other.value ? -1 : 1)
  }
}

function told(facet: Facet, counts: readonly Counted[], filters: Filters): Found['facets'][number] {
  const own = counts
    .filter(each => each.facet === facet)
    .map(({ value, name, count }) => ({ value, name, count }))
    .toSorted((one, other) => other.count - one.count)
  const wanted = new Set(chosen(filters, facet))
  const isCut = own.length > mostValues
  const shown = own.filter((each, place) => place < mostValues || wanted.has(each.value))
  const none = [...wanted]
    .filter(value => !own.some(each => each.value === value))
    .map(value => ({ value, name: null, count: 0 }))
  return { facet, values: [...shown, ...none].toSorted(compare(facet)), isCut }
}
