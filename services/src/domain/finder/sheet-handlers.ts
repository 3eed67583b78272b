import type { CallOf, Handler, KeyCall, PersonCall, Refuses, SomeHandlers } from '../../server/call.ts'
import { answerChanged, answerNew, readList, readOne } from '../../server/list.ts'
import type { ValidationItem } from '../../server/problem.ts'
import { withRights } from './fields-of-person.ts'
import {
  amountBands,
  amountsAfter,
  bandOf,
  changeable,
  changers,
  decisionProblem,
  isCountry,
  missingFields,
  type SheetContent,
  withReason,
} from './rules.ts'
import {
  countSheets,
  deleteSheet,
  findOpenSheet,
  holdEngagement,
  insertSheet,
  type KnownSheet,
  lockSheet,
  readChoices,
  unknownMembers,
  updateSheet,
  writeStep,
  writeTeam,
} from './statements.ts'

/** Calls that write the content of a sheet. */
type ContentCall = CallOf<'createReferenceSheet'> | CallOf<'updateReferenceSheet'>

const answer = (call: PersonCall, id: number) => answerChanged(withRights(call), 'ReferenceSheet', id)

/** Tells a person who lost a race who did what. */
const told = ({ last }: KnownSheet, pointer: string) => ({
  errors: [{ pointer, code: 'value-not-allowed', params: { ...last } } satisfies ValidationItem],
})

/**
 * The sheet of the path in the version of If-Match, locked until the transaction ends.
 * @throws ProblemError not-found, precondition-failed
 */
async function find(call: KeyCall & Refuses<'not-found' | 'precondition-failed'>): Promise<KnownSheet> {
  const sheet = await lockSheet(call.db, call.path.id, call.person)
  if (!sheet) throw call.problem('not-found')
  if (call.ifMatch !== '*' && call.ifMatch !== `"${sheet.version}"`)
    throw call.problem('precondition-failed', told(sheet, 'If-Match'))
  return sheet
}

/** @throws ProblemError if the caller may not change the content, or nobody may any more */
function needChangeable(
  call: Refuses<'reference-sheet-not-author' | 'reference-sheet-closed'>,
  sheet: KnownSheet,
  statuses = changeable,
): void {
  if (!changers.some(part => sheet.parts.has(part))) throw call.problem('reference-sheet-not-author')
  if (!statuses.includes(sheet.status)) throw call.problem('reference-sheet-closed', told(sheet, ''))
}

/** @throws ProblemError for the first field, in the order of the form, with an invalid new value */
async function check(call: ContentCall, content: SheetContent, before?: SheetContent): Promise<void> {
  const isNew = (field: keyof SheetContent) => content[field] !== before?.[field]
  const { sector, services, amount, amountBand, country, team } = content
  if (sector !== null && isNew('sector')) {
    const sectors = await readChoices(call.db, 'finder_sector')
    if (!sectors.some(({ code }) => code === sector)) throw call.problem('reference-sheet-sector-unknown')
  }
  if (isNew('services')) {
    const known = new Set((await readChoices(call.db, 'finder_service')).map(({ code }) => code))
    const unknown = services.flatMap((code, at) => (known.has(code) ? [] : [at]))
    if (unknown.length > 0)
      throw call.problem('reference-sheet-service-unknown', unknownAt('/services', unknown))
  }
  if (amount !== null && amountBand !== null) throw call.problem('reference-sheet-amount-twice')
  if (country !== null && isNew('country') && !isCountry(country))
    throw call.problem('reference-sheet-country-unknown')
  if (isNew('team')) {
    const unknown = await unknownMembers(call.db, team, call.services.settings.firmDomain)
    if (unknown.length > 0) throw call.problem('reference-sheet-contact-unknown', unknownAt('/team', unknown))
    if (new Set(team).size < team.length) throw call.problem('reference-sheet-contact-twice')
  }
}

const unknownAt = (pointer: string, places: readonly number[]) => ({
  errors: places.map(at => ({ pointer: `${pointer}/${at}`, code: 'unknown-name' as const })),
})

function columnsOf(content: SheetContent) {
  const { title, description, sector, services, amount, amountBand, year, country, confidentiality } = content
  return {
    title,
    english_title: content.englishTitle,
    description,
    english_description: content.englishDescription,
    sector,
    services: [...services],
    amount,
    amount_band: amount === null ? amountBand : bandOf(amount),
    year,
    country,
    confidentiality,
  }
}

/** Drops the band where it follows from the amount, so that only stated values are compared. */
function toldContent(content: SheetContent): SheetContent {
  return content.amount === null ? content : { ...content, amountBand: null }
}

const createReferenceSheet: Handler<'createReferenceSheet'> = async call => {
  const { engagementId, ...content } = call.body
  const { email } = call.person
  if (!(await holdEngagement(call.db, engagementId))) throw call.problem('reference-sheet-engagement-unknown')
  await refuseSecond(call, engagementId)
  await check(call, content)
  const row = {
    ...columnsOf(content),
    engagement_id: engagementId,
    created_by: email,
    modified_by: email,
  }
  const id = await insertSheet(call.db, row)
  if (id === undefined) {
    // Someone else was faster.
    await refuseSecond(call, engagementId)
    throw call.problem('reference-sheet-exists')
  }
  await writeTeam(call.db, id, content.team)
  await writeStep(call.db, id, { status: 'draft', reason: null, changedBy: email })
  return answerNew(withRights(call), 'ReferenceSheet', id, `/v1/ReferenceSheets(${id})`)
}

/** @throws ProblemError reference-sheet-exists, with the author of that sheet */
async function refuseSecond(call: CallOf<'createReferenceSheet'>, engagementId: number): Promise<void> {
  const other = await findOpenSheet(call.db, engagementId, call.person)
  if (!other) return
  const params = {
    ...(other.is_seen ? { id: other.id } : {}),
    status: other.status,
    createdBy: other.created_by,
    createdByName: other.contact_full_name ?? other.created_by,
    createdDate: other.created_date.toISOString(),
  }
  throw call.problem('reference-sheet-exists', {
    errors: [{ pointer: '/engagementId', code: 'not-unique', params }],
  })
}

const updateReferenceSheet: Handler<'updateReferenceSheet'> = async call => {
  const sheet = await find(call)
  needChangeable(call, sheet)
  const before = toldContent(sheet.content)
  const content = { ...before, ...call.body, ...amountsAfter(before, call.body) }
  await check(call, content, before)
  await updateSheet(call.db, sheet.id, call.person.email, columnsOf(content))
  if (call.body.team) await writeTeam(call.db, sheet.id, call.body.team)
  return answer(call, sheet.id)
}

const deleteReferenceSheet: Handler<'deleteReferenceSheet'> = async call => {
  const sheet = await find(call)
  needChangeable(call, sheet, ['draft'])
  await deleteSheet(call.db, sheet.id)
  return {}
}

const decideReferenceSheet: Handler<'decideReferenceSheet'> = async call => {
  const sheet = await find(call)
  const { status, reason } = call.body
  const problem = decisionProblem({ from: sheet.status, to: status, reason, parts: sheet.parts })
  if (problem === 'reference-sheet-transition-refused') throw call.problem(problem, told(sheet, '/status'))
  if (problem) throw call.problem(problem)
  if (status === 'submitted') {
    const missing = missingFields(sheet.content)
    if (missing.length > 0)
      throw call.problem('reference-sheet-incomplete', {
        errors: missing.map(field => ({ pointer: `/${field}`, code: 'required' })),
      })
  }
  const { email } = call.person
  const now = new Date().toISOString()
  const kept = withReason.has(status) ? reason : null
  await updateSheet(call.db, sheet.id, email, {
    status,
    status_date: now,
    reason: kept,
    ...(status === 'submitted' ? {} : { decided_by: email }),
    ...(status === 'published' ? { published_date: now } : {}),
  })
  await writeStep(call.db, sheet.id, { status, reason: kept, changedBy: email })
  return answer(call, sheet.id)
}

const countReferenceSheets: Handler<'countReferenceSheets'> = async call => ({
  body: await countSheets(call.db, call.person),
})

const getFinderChoices: Handler<'getFinderChoices'> = async call => ({
  body: {
    sectors: await readChoices(call.db, 'finder_sector'),
    services: await readChoices(call.db, 'finder_service'),
    amountBands: amountBands.map(([code, from], place) => ({
      code,
      from,
      to: amountBands[place + 1]?.[1] ?? null,
    })),
  },
})

/** Reference sheets: drafted by staff, validated by the commercial team, published by the manager of the engagement. */
export const sheetHandlers = {
  countReferenceSheets,
  createReferenceSheet,
  decideReferenceSheet,
  deleteReferenceSheet,
  getFinderChoices,
  getReferenceSheet: call => readOne(withRights(call)),
  listReferenceSheets: call => readList(withRights(call)),
  updateReferenceSheet,
} satisfies SomeHandlers
