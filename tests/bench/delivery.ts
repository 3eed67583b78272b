/**
 * Measures how long a notification takes to reach all connected readers: each is a different person with their own
 * connection.
 */
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import type { BenchIssuer } from './issuer.ts'

/** Milliseconds from the publish request until the first, the median and the last reader have it. */
export interface Delivery {
  first: number
  middle: number
  last: number
}

interface Reader {
  connection: ClientRequest
  /** Resolves with the time at which a notification of that title is received. */
  reads: (title: string) => Promise<number>
}

const path = '/api/portal/v1/MyNotificationChanges'

/** Number of streams opened in parallel. */
const atOnce = 20

/** Milliseconds after which a reader without a notification counts as missing. */
const patience = 30_000

async function connect(url: string, token: string): Promise<Reader> {
  const connection = request(url + path, { agent: false, headers: { authorization: `Bearer ${token}` } })
  connection.end()
  const [answer] = (await once(connection, 'response')) as [IncomingMessage]
  if (answer.statusCode !== 200) throw new Error(`A reader was answered ${String(answer.statusCode)}`)
  answer.setEncoding('utf8')
  let text = ''
  let heard: (() => void) | undefined
  const isPresent = new Promise<void>(resolve => (heard = resolve))
  answer.on('data', (chunk: string) => {
    text += chunk
    heard?.()
  })
  // The first event means that the reader is connected.
  await isPresent
  const reads = (title: string) =>
    new Promise<number>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`A reader has not heard of "${title}"`)), patience)
      heard = () => {
        // An event ends with an empty line; a part of one has not been received yet.
        if (!text.includes(`"title":${JSON.stringify(title)}`) || !text.endsWith('\n\n')) return
        clearTimeout(late)
        text = ''
        resolve(performance.now())
      }
    })
  return { connection, reads }
}

async function publish(url: string, token: string, title: string): Promise<void> {
  const form = { title, englishTitle: title, text: 'Texte', englishText: 'Text', severity: 'info' }
  const rest = { applicationId: 1, audience: 'staff', audienceIds: [], startDate: null, endDate: null }
  const answer = await fetch(`${url}/api/portal/v1/Notifications`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({ ...form, ...rest, link: null, isDraft: false }),
  })
  if (!answer.ok) throw new Error(`Publishing was answered ${String(answer.status)}: ${await answer.text()}`)
}

/** E-mail addresses of members of staff, who can all read notifications. */
async function staffOf(url: string, token: string, count: number): Promise<string[]> {
  const query = `$select=contactEmailOffice&$orderby=id&$top=${String(count)}&$filter=contactType eq 'Collaborateur'`
  const answer = await fetch(`${url}/api/customer-store/v1/Contacts?${query}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { value } = (await answer.json()) as { value: { contactEmailOffice: string }[] }
  if (value.length < count) throw new Error(`There are only ${String(value.length)} members of staff`)
  return value.map(contact => contact.contactEmailOffice)
}

/**
 * Measures how long some notifications take to reach connected readers.
 * @param count number of readers
 * @param times number of notifications, published one after another
 */
export async function measureDelivery(
  url: string,
  issuer: BenchIssuer,
  count: number,
  times: number,
): Promise<Delivery[]> {
  const administrator = issuer.tokenOf('admin@parvis.example')
  const emails = await staffOf(url, administrator, count)
  const readers: Reader[] = []
  try {
    for (let from = 0; from < emails.length; from += atOnce) {
      const some = emails.slice(from, from + atOnce)
      readers.push(...(await Promise.all(some.map(email => connect(url, issuer.tokenOf(email))))))
    }
    const found: Delivery[] = []
    for (let time = 1; time <= times; time += 1) {
      const title = `Mesure ${String(time)}`
      const read = readers.map(reader => reader.reads(title))
      const begin = performance.now()
      await publish(url, administrator, title)
      const moments = (await Promise.all(read)).map(moment => moment - begin).toSorted((a, b) => a - b)
      const at = (share: number) => moments[Math.round(share * (moments.length - 1))] ?? Number.NaN
      found.push({ first: at(0), middle: at(0.5), last: at(1) })
    }
    return found
  } finally {
    for (const { connection } of readers) connection.destroy()
  }
}
