import { sql } from 'kysely'
import { signTicket } from '../../access/ticket.ts'
import type { Fragment } from '../../odata/scope.ts'
import type { CallOf, Handler, PersonCall, SomeHandlers } from '../../server/call.ts'
import { managesReports } from '../reports/readers.ts'
import { needReadable } from '../reports/reading-handlers.ts'
import { readLayout } from '../reports/report-statements.ts'
import { PowerBiFailure } from './power-bi.ts'
import { readFigures, readMonths } from './figure-statements.ts'
import { figuresOf } from './figures.ts'

/** How to embed a report from the Power BI workspace of the settings; undefined if it is not there. */
async function embedOfWorkspace(call: CallOf<'getReportEmbed'>, id: number) {
  const { powerBi } = call.services
  if (!powerBi) return undefined
  const report = await call.db
    .selectFrom('report')
    .select(['report_id', 'report_group', 'security_model'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!report?.report_id || !report.report_group) return undefined
  const asked = {
    reportId: report.report_id,
    groupId: report.report_group,
    reader: report.security_model === 'reader' ? call.person.email : undefined,
  }
  try {
    const { embedUrl, token, expires } = await powerBi.embed(asked)
    return {
      id,
      source: 'powerBi' as const,
      embedUrl,
      reportKey: asked.reportId,
      groupKey: asked.groupId,
      accessToken: token,
      expiresDate: expires.toISOString(),
    }
  } catch (error) {
    if (error instanceof PowerBiFailure) throw call.problem('report-embed-unavailable', {}, { cause: error })
    throw error
  }
}

const getReportEmbed: Handler<'getReportEmbed'> = async call => {
  const id = call.path.id
  await needReadable(call, id)
  const ofWorkspace = await embedOfWorkspace(call, id)
  if (ofWorkspace) return { body: ofWorkspace }
  const { pages } = await readLayout(call.db, id)
  if (pages.length === 0) throw call.problem('report-content-missing')
  const { token, expires } = await signTicket('embed', call.db, call.person.email, id)
  const embed = {
    id,
    source: 'parvis' as const,
    embedUrl: `/report-page/?reportId=${id}`,
    reportKey: String(id),
    groupKey: null,
    accessToken: token,
    expiresDate: expires.toISOString(),
  }
  return { body: embed }
}

/**
 * The engagements whose figures a person sees in a report: those they see anywhere and, in a report with row-level
 * security, for staff only those of which they are partner or manager.
 */
async function seenEngagements(
  call: PersonCall,
  id: number,
): Promise<{ engagements: Fragment; isOwnOnly: boolean }> {
  const seen = call.rows('Engagement', 'engagement')
  const report = await call.db
    .selectFrom('report')
    .select('security_model')
    .where('id', '=', id)
    .executeTakeFirst()
  const { email, staff } = call.person
  if (report?.security_model !== 'reader' || !staff) return { engagements: seen, isOwnOnly: false }
  const own = sql`${email}::text in (
    lower(engagement.engagement_partner_email), lower(engagement.engagement_manager_email))`
  return { engagements: sql`(${seen} and ${own})`, isOwnOnly: true }
}

const askReportFigures: Handler<'askReportFigures'> = async call => {
  const id = call.path.id
  const question = call.body
  await needReadable(call, id)
  const layout = await readLayout(call.db, id)
  const page = layout.pages.find(({ name }) => name === question.page)
  if (!page) throw call.problem('report-page-unknown')
  const seen = await seenEngagements(call, id)
  const visuals = await figuresOf(
    page,
    question,
    (dimension, bounds, rankedBy) => readFigures(call.db, id, seen.engagements, bounds, dimension, rankedBy),
    call.person.staff,
  )
  const months = await readMonths(call.db, id, seen.engagements)
  const mayManage = managesReports(call.person)
  return { body: { visuals, isOwnOnly: seen.isOwnOnly, mayManage, ...months } }
}

/** How to show a report in a frame. */
export const reportViewerHandlers = { askReportFigures, getReportEmbed } satisfies SomeHandlers
