import type { Row } from './insert.ts'
import type { Library } from './reports.ts'
import type { DemoEngagement } from './work.ts'

/**
 * A report that is published for an engagement: of a folder that is for it, or of one of its client that is for none.
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
 * What has been published of the demo requests: a validated publication for each that is delivered, a draft for the first
 * that is begun, as far as its client has a report.
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
