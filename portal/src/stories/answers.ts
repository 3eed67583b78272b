import type { OperationId, Operations, SuccessOf } from '@parvis/api-types/operations'
import type { Example } from '@parvis/api-types/example'
import { problemStatus } from '@parvis/api-types/generated/problem-status'
import { delay, http, HttpResponse, type HttpHandler } from 'msw'

/*
 * Fakes the services in stories with the examples of the contract. A request that a story does not answer is an error,
 * so that no story works merely because a server happens to run.
 */

/** An example of the contract, of any operation. */
type AnyExample = Pick<Example<OperationId>, 'method' | 'pattern' | 'status'>

const etag = { ETag: '"1"' }

function respond(example: AnyExample, content: unknown): HttpHandler {
  return http[example.method](example.pattern, () =>
    HttpResponse.text(JSON.stringify(content), {
      status: example.status,
      headers: { ...etag, 'content-type': 'application/json' },
    }),
  )
}

/** Answers with an example of the contract by its name. */
export function answer<Name extends string>(
  example: AnyExample & { success: Readonly<Record<Name, unknown>> },
  name: NoInfer<Name>,
): HttpHandler {
  return respond(example, example.success[name])
}

/**
 * Answers with custom content in the shape of the contract: empty lists, long texts.
 * @example answerWith<'listMenus'>(listMenus, { value: [] })
 */
export function answerWith<Id extends OperationId>(
  example: AnyExample,
  content: SuccessOf<Operations[Id]>,
): HttpHandler {
  return respond(example, content)
}

/** Answers with one page of a list and the total number of matches. */
export function answerPage(example: AnyExample, ...rows: readonly object[]): HttpHandler {
  return respond(example, { value: rows, '@odata.count': rows.length })
}

/** Answers successive requests with successive versions; the last one repeats. */
export function answerInTurn(
  { method, pattern }: AnyExample,
  ...versions: readonly { '@odata.etag': string; [part: string]: unknown }[]
): HttpHandler {
  let turn = 0
  return http[method](pattern, () => {
    const version = versions[Math.min(turn, versions.length - 1)]
    turn += 1
    return HttpResponse.text(JSON.stringify(version), {
      headers: { 'content-type': 'application/json', etag: version?.['@odata.etag'] ?? '"0"' },
    })
  })
}

/** A problem response, for `recording`. */
export const problemOf = (code: keyof typeof problemStatus) => {
  const status = problemStatus[code]
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
  return { status, content: { type: `urn:parvis:problem:${code}`, title: code, status, code, traceId } }
}

/** Answers with a problem document. @param options `once`: the first request only */
export function refuse(
  example: AnyExample,
  code: keyof typeof problemStatus,
  options: { once?: boolean } = {},
): HttpHandler {
  const { status, content } = problemOf(code)
  return http[example.method](
    example.pattern,
    () =>
      HttpResponse.text(JSON.stringify(content), {
        status,
        headers: { 'content-type': 'application/problem+json' },
      }),
    options,
  )
}

/** Never answers: the loading state of a screen. */
export function neverAnswer(example: AnyExample): HttpHandler {
  return http[example.method](example.pattern, async () => {
    await delay('infinite')
    return HttpResponse.error()
  })
}

/** Fails like a lost network. */
export function breakOff(example: AnyExample): HttpHandler {
  return http[example.method](example.pattern, () => HttpResponse.error())
}
