import { addressOf } from '../../../routing/route.ts'
import type { PlanningRequest } from './rules/planning-values.ts'
import type { Step } from './rules/steps.ts'

export const requestsPath = '/app/dshb2/requests'
export const requestPath = `${requestsPath}/:requestId` as const
export const newRequestPath = '/app/dshb2/planning'
export const changePath = `${newRequestPath}/:requestId` as const

/** How the requests are shown: the first is the page's own address. */
export const requestViews = ['list', 'calendar'] as const
export type RequestView = (typeof requestViews)[number]

/** The view that an address names. */
export function viewIn(search: URLSearchParams): RequestView {
  return requestViews.find(view => view === search.get('show')) ?? 'list'
}

export function addressOfView(view: RequestView): string {
  return view === 'list' ? requestsPath : `${requestsPath}?show=${view}`
}

/** The page of one request. */
export function addressOfRequest(id: number): string {
  return addressOf(requestPath, { requestId: String(id) })
}

/** Where the report of a request is published: anew, or where an open publication was left. */
export function addressOfPublication({
  id,
  openPublicationId,
}: Pick<PlanningRequest, 'id' | 'openPublicationId'>): string {
  const what = openPublicationId === null ? `request=${id}` : `publication=${openPublicationId}`
  return `/app/dshb2/createpublication?${what}`
}

/** Where a request is changed. */
export function addressOfChange(id: number): string {
  return addressOf(changePath, { requestId: String(id) })
}

/** A step of the form, whichever request it is about: the page stays. */
export function addressOfStep(step: Step): string {
  return `?step=${step}`
}
