/*
 * The messages of the protocol by which Power BI's own client drives a report in a frame: requests and answers in the
 * shape of HTTP, sent by postMessage; what belongs together has the same `headers.id`.
 * @source powerbi-client 2.24, http-post-message 0.3, window-post-message-proxy 0.3
 */

export const embedMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
export type EmbedMethod = (typeof embedMethods)[number]

/** What the page around the report asks. */
export interface EmbedRequest {
  method: EmbedMethod
  url: string
  /** Ties the answer to the request. */
  id: string
  /** The name that the page around it gave the report; events are addressed by it. */
  uid: string | undefined
  body: unknown
}

/** What a request is answered, as the client reads it: everything but 2xx is thrown there, with the body. */
export interface EmbedAnswer {
  statusCode: number
  headers: { id: string }
  body: unknown
}

/** IError of powerbi-models. */
export interface EmbedError {
  message: string
  detailedMessage: string
  errorCode: string
}

/** Codes that the client names in `CommonErrorCodes`, and those of ours that it has no name for. */
export const errorCodes = {
  tokenExpired: 'TokenExpired',
  notFound: 'PowerBIEntityNotFound',
  invalidParameters: 'Invalid parameters',
  loadFailed: 'LoadReportFailed',
  notAuthorized: 'PowerBINotAuthorizedException',
  notSupported: 'NotSupported',
} as const

/** A request that is answered with an error. */
export class EmbedRefusal extends Error {
  override readonly name = 'EmbedRefusal'
  readonly statusCode: number
  readonly error: EmbedError

  constructor(statusCode: number, errorCode: string, detailedMessage: string) {
    super(detailedMessage)
    this.statusCode = statusCode
    this.error = { message: errorCode, detailedMessage, errorCode }
  }
}

/** The parameters of a request are not what the protocol has there. */
export function invalid(detail: string): EmbedRefusal {
  return new EmbedRefusal(400, errorCodes.invalidParameters, detail)
}

type Json = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Reads a message. @returns undefined when it is no request, such as the answer to an event */
export function readRequest(data: unknown): EmbedRequest | undefined {
  if (!isObject(data)) return undefined
  const { method, url, headers, body } = data
  const known = embedMethods.find(each => each === method)
  if (known === undefined || typeof url !== 'string' || !isObject(headers)) return undefined
  const { id, uid } = headers
  if (typeof id !== 'string') return undefined
  return { method: known, url, id, uid: typeof uid === 'string' ? uid : undefined, body }
}

/** An event, as the client's router wants it: a POST that it answers, and whose answer nobody waits for. */
export function eventMessage(uid: string, name: string, value: unknown): object {
  return {
    method: 'POST',
    url: `/reports/${uid}/events/${name}`,
    headers: { id: `event-${name}` },
    body: value,
  }
}

/** The event of our own page, which Power BI's does not tell: how high what it draws is. */
export const pageSized = 'pageSized'

/** The height that the event tells, in CSS pixels; undefined when it tells none that a frame can have. */
export function heightOf(detail: unknown): number | undefined {
  const height = isObject(detail) ? detail['height'] : undefined
  return typeof height === 'number' && height > 0 && height <= highest ? Math.ceil(height) : undefined
}

/** No report is that high: a page that tells more is not believed. */
const highest = 100_000
