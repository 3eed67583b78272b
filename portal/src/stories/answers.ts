import type { OperationId } from '@parvis/api-types/operations'
import type { Example } from '@parvis/api-types/example'
import { problemStatus } from '@parvis/api-types/generated/problem-status'
import { delay, http, HttpResponse, type HttpHandler } from 'msw'

/*
 * The services in stories: answers come from the examples of the contract. An operation that a story does not answer
 * is an error, so that no story looks loaded because a server happens to run.
 */

/** An example of the contract, whatever its operation. */
type AnyExample = Pick<Example<OperationId>, 'method' | 'pattern' | 'status'>

const etag = { ETag: '"1"' }

/** Answers with an example of the contract by its name. */
export function answer<E extends AnyExample & { success: object }>(
  example: E,
  name: keyof E['success'],
): HttpHandler {
  return answerWith(example, example.success[name as keyof E['success'] & keyof object])
}

/** Answers with content of one's own that has the shape of the contract: empty lists, long texts. */
export function answerWith<E extends AnyExample & { success: object }>(
  example: E,
  content: E['success'][keyof E['success']] | NoInfer<Widened<E['success'][keyof E['success']]>>,
): HttpHandler {
  return http[example.method](example.pattern, () =>
    HttpResponse.text(JSON.stringify(content), {
      status: example.status,
      headers: { ...etag, 'content-type': 'application/json' },
    }),
  )
}

/** The type of an example with its literal values let go. */
export type Widened<T> = T extends string
  ? string
  : T extends number
    ? number
    : T extends boolean
      ? boolean
      : T extends readonly (infer Item)[]
        ? Widened<Item>[]
        : T extends object
          ? { [K in keyof T]: Widened<T[K]> }
          : T

/** Answers with a problem document. */
export function refuse(example: AnyExample, code: keyof typeof problemStatus): HttpHandler {
  const status = problemStatus[code]
  return http[example.method](example.pattern, () =>
    HttpResponse.text(
      JSON.stringify({
        type: `urn:parvis:problem:${code}`,
        title: code,
        status,
        code,
        traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
      }),
      { status, headers: { 'content-type': 'application/problem+json' } },
    ),
  )
}

/** Never answers: the state in which a screen waits. */
export function neverAnswer(example: AnyExample): HttpHandler {
  return http[example.method](example.pattern, async () => {
    await delay('infinite')
    return HttpResponse.error()
  })
}

/** There is no network. */
export function breakOff(example: AnyExample): HttpHandler {
  return http[example.method](example.pattern, () => HttpResponse.error())
}
