/*
 * The messages with which Power BI's own client controls a report in a frame: requests and responses modelled on HTTP,
 * sent by postMessage and matched by `headers.id`.
 * @source powerbi-client 2.24, http-post-message 0.3, window-post-message-proxy 0.3
 */

export const embedMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
export type EmbedMethod = (typeof embedMethods)[number]

/** A request from the surrounding page. */
export interface EmbedRequest {
  method: EmbedMethod
  url: string
  /** Matches the response to the request. */
  id: string
  /** The name that the surrounding page gave the report; events are addressed by it. */
  uid: string | undefined
  body: unknown
}

/** A response as the client reads it: it throws the body of anything but 2xx. */
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

/** The codes in the client's `CommonErrorCodes`, plus our own codes for what it has no name for. */
export const errorCodes = {
  tokenExpired: 'TokenExpired',
  notFound: 'PowerBIEntityNotFound',
  invalidParameters: 'Invalid parameters',
  loadFailed: 'LoadReportFailed',
  notAuthorized: 'PowerBINotAuthorizedException',
  notSupported: 'NotSupported',
} as const

/** Answers a request with an error. */
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

/** The parameters of a request do not match the protocol. */
export function invalid(detail: string): EmbedRefusal {
  return new EmbedRefusal(400, errorCodes.invalidParameters, detail)
}

type Json = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Reads a message. @returns undefined when it is not a request, such as the response to an event */
export function readRequest(data: unknown): EmbedRequest | undefined {
  if (!isObject(data)) return undefined
  const { method, url, headers, body } = data
  const known = embedMethods.find(each => each === method)
  if (known === undefined || typeof url !== 'string' || !isObject(headers)) return undefined
  const { id, uid } = headers
  if (typeof id !== 'string') return undefined
  return { method: known, url, id, uid: typeof uid === 'string' ? uid : undefined, body }
}

/** An event in the form that the client's router expects: a POST whose response is ignored. */
export function eventMessage(uid: string, name: string, value: unknown): object {
  return {
    method: 'POST',
    url: `/reports/${uid}/events/${name}`,
    headers: { id: `event-${name}` },
    body: value,
  }
}

/** An event that only our own page sends, not Power BI's: the height of its content. */
export const pageSized = 'pageSized'

/** The height in the event, in CSS pixels; undefined unless it is a possible height of a frame. */
export function heightOf(detail: unknown): number | undefined {
  const height = isObject(detail) ? detail['height'] : undefined
  return typeof height === 'number' && height > 0 && height <= highest ? Math.ceil(height) : undefined
}

/** No report is this high: a larger value is ignored. */
const highest = 100_000
