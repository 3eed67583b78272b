import type { Row } from './insert.ts'

/**
 * What has been published of the demo requests: a validated publication for each that is delivered, a draft for the first
 * that is begun, as far as its client has a report.
 * @param requests their rows
 * @param reportOf a report of the client of an engagement, by their keys
 */
export function* publicationRows(
  requests: readonly Row[],
  reportOf: (engagementId: number) => number | undefined,
): Generator<Row> {
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
