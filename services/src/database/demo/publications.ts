import type { Row } from './insert.ts'
import type { Library } from './reports.ts'
import type { DemoEngagement } from './work.ts'

/**
 * Returns a function that finds a report to publish for an engagement: one in a folder for that engagement, or one of
 * its client in a folder for none.
 * @param engagements in the order of their keys, from 1 on
 */
function reportsFor(engagements: readonly DemoEngagement[], { sketches }: Library) {
  const ofEngagement = new Map(sketches.map(({ id, engagementId }) => [engagementId, id]))
  const ofClient = new Map(
    sketches.filter(sketch => sketch.engagementId === null).map(({ id, account }) => [account.id, id]),
  )
  return (id: number) => ofEngagement.get(id) ?? ofClient.get(engagements[id - 1]?.account.id ?? 0)
}

/**
 * The publications of the demo requests: a validated one for each delivered request and a draft for the first one in
 * progress, if its client has a report.
 * @param requests their rows
 * @param engagements in the order of their keys, from 1 on
 */
export function* publicationRows(
  requests: readonly Row[],
  engagements: readonly DemoEngagement[],
  library: Library,
): Generator<Row> {
  const reportOf = reportsFor(engagements, library)
  let hasDraft = false
  let id = 0
  for (const request of requests) {
    const isDelivered = request['status'] === 'delivered'
    const reportId = reportOf(Number(request['engagement_id']))
    if (reportId === undefined || !(isDelivered || (request['status'] === 'inProgress' && !hasDraft)))
      continue
    if (!isDelivered) hasDraft = true
    id += 1
    yield {
      id,
      request_id: request['id'] ?? null,
      status: isDelivered ? 'validated' : 'draft',
      report_id: isDelivered ? reportId : null,
      created_by: 'manager@parvis.example',
      created_date: request['modified_date'] ?? null,
      closed_by: isDelivered ? 'manager@parvis.example' : null,
      closed_date: isDelivered ? (request['modified_date'] ?? null) : null,
      modified_date: request['modified_date'] ?? null,
    }
  }
}
