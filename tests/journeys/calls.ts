/** Calls the services as a person, without the screens. */
import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { sessionOf, type DemoPerson } from './visitor.ts'

export interface Call {
  /** @default 'GET' */
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  body?: object
}

export interface Answer<Body> {
  status: number
  /** Empty if the response has no body. */
  body: Body
}

/**
 * Calls the services with the person's browser session. Changes apply to whatever version there is.
 * @param path below `/api`: `/portal/v1/Reports(1)`
 */
export async function callAs<Body>(
  person: DemoPerson,
  path: string,
  { method = 'GET', body }: Call = {},
): Promise<Answer<Body>> {
  const url = inject('product-url')
  const { origins } = await sessionOf(person, url)
  const token = origins
    .flatMap(({ localStorage }) => localStorage)
    .find(({ name }) => name === 'parvis.token')?.value
  if (token === undefined) throw new Error(`${person} has no token`)
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(method === 'POST' ? { 'idempotency-key': randomUUID() } : { 'if-match': '*' }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, body: (text === '' ? {} : JSON.parse(text)) as Body }
}
