/** Messages queued at once and delivered to a mail server by two processes of the product on one PostgreSQL. */
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { startPostgres } from '../postgres/start-postgres.ts'
import { startProduct } from '../product/start-product.ts'
import { markdownTable } from './table.ts'

const messages = 10_000
/** Timeout in milliseconds. */
const patience = 300_000

/** A mail server that accepts everything and counts messages by Message-ID. */
async function startSink() {
  const arrived = new Map<string, number>()
  const server = createServer(socket => {
    let rest = ''
    let isData = false
    socket.setNoDelay(true)
    socket.on('error', () => {})
    socket.write('220 sink ESMTP\r\n')
    socket.on('data', chunk => {
      rest += chunk.toString('latin1')
      for (;;) {
        const mark = isData ? '\r\n.\r\n' : '\r\n'
        const end = rest.indexOf(mark)
        if (end < 0) return
        const piece = rest.slice(0, end)
        rest = rest.slice(end + mark.length)
        if (isData) {
          const id = /^Message-ID: (\S+)/im.exec(piece)?.[1] ?? ''
          arrived.set(id, (arrived.get(id) ?? 0) + 1)
          isData = false
          socket.write('250 taken\r\n')
        } else if (/^DATA/i.test(piece)) {
          isData = true
          socket.write('354 go ahead\r\n')
        } else socket.write(/^QUIT/i.test(piece) ? '221 bye\r\n' : '250 ok\r\n')
      }
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `smtp://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    arrived,
    close: () => server.close(),
  }
}

/** @returns a markdown table */
export async function measureMail(): Promise<string> {
  const postgres = await startPostgres({ durable: true })
  const sink = await startSink()
  const options = {
    databaseUrl: postgres.url,
    env: { NODE_ENV: 'production', SMTP_URL: sink.url, PORTAL: 'off' },
  }
  const products = [await startProduct(options), await startProduct(options)]
  const client = new Client({ connectionString: postgres.url })
  await client.connect()
  try {
    const content = {
      subject: 'Rapport livré',
      heading: 'Rapport livré',
      paragraphs: ['Bonjour,', 'Le rapport est disponible.'],
      facts: [{ term: 'Client', value: 'Fontaine & Filles – Maison de thé SAS' }],
      action: { label: 'Ouvrir le rapport', url: '/rapport?path=a' },
    }
    await client.query(
      `insert into mail (message_id, kind, language, recipient, subject, content, next_attempt_date)
       select gen_random_uuid() || '@parvis.example', 'report-delivered', 'fr',
         'person' || number || '@customer.example', 'Rapport livré', $1, now()
       from generate_series(1, ${String(messages)}) as number`,
      [JSON.stringify(content)],
    )
    const since = performance.now()
    await client.query(`notify mail`)
    while (sink.arrived.size < messages && performance.now() - since < patience) await wait(50)
    const seconds = (performance.now() - since) / 1000
    const noted = async () => {
      const { rows } = await client.query<{ count: string }>(
        `select count(*) from mail where status = 'sent'`,
      )
      return Number(rows[0]?.count)
    }
    while ((await noted()) < messages && performance.now() - since < patience) await wait(200)
    const twice = [...sink.arrived.values()].filter(count => count > 1).length
    return markdownTable(
      [`${messages.toLocaleString('en')} messages, two processes`, ''],
      [
        ['handed to the mail server', `${seconds.toFixed(1)} s`],
        ['a second', (sink.arrived.size / seconds).toFixed(0)],
        ['handed over', String(sink.arrived.size)],
        ['noted as sent', String(await noted())],
        ['handed over twice', String(twice)],
      ],
    )
  } finally {
    await client.end()
    for (const product of products) await product.stop()
    sink.close()
    await postgres.stop()
  }
}
