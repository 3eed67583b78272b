import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib'
import { randomUUID } from 'node:crypto'
import { StockAttendanceAnswer } from '@parvis/api-types/limits/inventories'
import { sql } from 'kysely'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { people, startTestApp, type TestApp, type TestRequest } from '../../../server/testing.ts'
import { onlyPart } from '../import-part.test-support.ts'

interface Take {
  id: number
  zones: { zoneId: number }[]
}
interface Attendance {
  auditors: { email: string; contactId: number | null }[]
  signature: { envelopeId: number | null; status: string } | null
}
interface StructNode {
  role?: string
  children?: readonly StructNode[]
}

const { manager, staff, administrator, client } = people

let test: TestApp
let take: Take
beforeAll(async () => {
  test = await startTestApp()
  take = await reportedTake()
})
afterAll(() => test.close())

const send = (method: string, path: string, request: TestRequest = {}) =>
  test.send(method, `/api/portal/v1${path}`, { as: manager, ...request })

/**
 * Returns the response body unless the call was refused. Its type comes from the contract, which the server checks
 * responses against.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- who calls knows what is answered
const ok = <T>({ status, body }: { status: number; body: unknown }): T => {
  if (status >= 300) throw new Error(JSON.stringify(body))
  return body as T
}

const patch = async (path: string, body: object) =>
  ok(await send('PATCH', path, { body, headers: { 'if-match': '*' } }))

const observations = '<script>alert(1)</script>\n=HYPERLINK("https://evil.example")'

/**
 * A stock-take with two places: one article counted with a difference, one not counted, a sample drawn, and the report
 * written.
 */
async function reportedTake(): Promise<Take> {
  const { rows } = await sql<{ id: number }>`
    select min(engagement.id) as id from engagement join account on account_number = engagement_account_number
    where engagement_statut = 'Actif'`.execute(test.connection.db)
  const made = ok<Take>(
    await send('POST', '/StockTakes', {
      body: {
        engagementId: rows[0]?.id,
        name: 'Inventaire annuel',
        countDate: '2026-12-31',
        closingDate: '2026-12-31',
        tolerancePercent: 100,
        toleranceValue: 1000,
        totalToleranceValue: 50,
        classToleranceValue: 60,
        zones: ['Réserve', 'Boutique'].map(name => ({ zoneId: null, site: 'Rennes', name, counters: [] })),
      },
    }),
  )
  const lines = ['THE-001', 'THE-002'].map((code, at) => ({
    site: 'Rennes',
    zone: at === 0 ? 'Réserve' : 'Boutique',
    shelf: '',
    code,
    barcode: '',
    name: `Thé n° ${at + 1}`,
    unit: 'piece',
    packSize: 1,
    batch: '',
    unitCost: 4.5,
    theoreticalQuantity: 400,
  }))
  ok(await send('POST', `/StockTakes(${made.id})/Lines`, { body: { part: onlyPart(), lines } }))
  await patch(`/StockTakes(${made.id})`, { status: 'open' })
  ok(
    await send('POST', `/StockTakes(${made.id})/Samples`, {
      body: { method: 'value', size: 1, threshold: null, seed: 4242 },
    }),
  )
  const { value } = ok<{ value: { id: number }[] }>(
    await send('GET', `/StockLines?$filter=stockTakeId eq ${made.id}&$orderby=id`),
  )
  const count = {
    clientId: randomUUID(),
    lineId: value[0]?.id,
    quantity: 388,
    expression: '388',
    note: '',
    countedDate: '2026-12-31T08:00:00.000Z',
  }
  const body = { deviceId: randomUUID(), counts: [count] }
  ok(await send('POST', `/CountSheets(${made.id})/Counts`, { as: staff, body }))
  await patch(`/StockTakes(${made.id})/Differences`, {
    articleClass: null,
    difference: -54,
    absoluteDifference: 54,
    explanation: 'Livraison de nuit',
  })
  await patch(`/StockTakes(${made.id})/Attendance`, {
    attendedDate: '2026-12-31',
    attendedFrom: '20:00',
    attendedUntil: '01:30',
    zoneIds: [made.zones[0]?.zoneId],
    auditors: [manager],
    metPeople: 'Claire Fontaine',
    answers: [{ question: 'movements', reply: 'no', note: 'Une livraison à 21 h' }],
    observations,
    conclusion: 'reservations',
    conclusionText: 'La livraison est à rapprocher.',
  })
  return made
}

/** Fetches the file with a ticket, as a browser does. */
async function fileOf({ id }: { id: number }, language: string, as: string = manager) {
  const { ticket } = ok<{ ticket: string }>(
    await send('GET', `/StockTakes(${id})/AttendanceDownload`, { as }),
  )
  return test.app.inject({
    url: `/api/portal/v1/StockTakes(${id})/AttendanceFile?language=${language}&ticket=${ticket}`,
  })
}

const rolesIn = ({ role, children = [] }: StructNode): string[] => [
  ...(role === undefined ? [] : [role]),
  ...children.flatMap(rolesIn),
]

/** The text of a PDF, without line breaks, and the roles in its structure. */
async function contentOf(bytes: Uint8Array) {
  const pdf = await getDocument({ data: new Uint8Array(bytes), useSystemFonts: false }).promise
  let text = ''
  const roles: string[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    for (const item of items) if ('str' in item) text += item.hasEOL ? `${item.str} ` : item.str
    roles.push(...rolesIn((await page.getStructTree()) as StructNode))
  }
  return { text: text.replaceAll(/\s+/g, ' '), roles }
}

describe('the file of an attendance report', () => {
  it('describes the stock-take, the attendance, the questions, the samples and the differences', async () => {
    const { statusCode, headers, rawPayload } = await fileOf(take, 'fr')
    expect(statusCode).toBe(200)
    expect(headers['content-disposition']).toMatch(/^attachment; filename="Compte rendu de pr/)
    expect(headers['content-type']).toBe('application/octet-stream')
    const { text } = await contentOf(rawPayload)
    for (const said of [
      'Compte rendu de présence à l’inventaire – Inventaire annuel',
      'Écrit par Samuel Okafor',
      'Compté par Théo Lefèvre',
      'Rennes, Réserve 1 1 0 Oui',
      'Rennes, Boutique 1 0 0 Non',
      '31 décembre 2026',
      'de 20:00 à 01:30 le lendemain',
      'Claire Fontaine',
      'Non Une livraison à 21 h',
      'Sondage par unités monétaires',
      'Graine : 4242',
      'THE-001 Thé n° 1',
      '-12',
      '-54,00 €',
      'Tous les articles 54,00 € -54,00 € 50,00 € 4,00 € Livraison de nuit',
      'Sans classe 54,00 € -54,00 € 60,00 €',
      'Satisfaisant avec réserves',
      'La livraison est à rapprocher.',
      // User input appears as plain text.
      '<script>alert(1)</script>',
      '=HYPERLINK("https://evil.example")',
    ])
      expect(text).toContain(said)
    // An article nobody counted has no difference.
    expect(text).not.toContain('THE-002 Thé n° 2 Rennes, Boutique 400 pièce(s) 0')
  })

  it('shows the quantity that was compared, where goods moved until the closing day', async () => {
    const moved = async (day: string, quantity: number) => {
      await sql`update stock_take set theoretical_day = ${day} where id = ${take.id}`.execute(
        test.connection.db,
      )
      await sql`update stock_line set moved_quantity = ${quantity} where stock_take_id = ${take.id}
        and code = 'THE-001'`.execute(test.connection.db)
    }
    await moved('closing', 15)
    const { text } = await contentOf((await fileOf(take, 'fr')).rawPayload)
    await moved('count', 0)
    expect(text).toContain('388 (403 à la clôture) +3')
  })

  it('is in the caller’s language, has headings and tables for screen readers, and runs nothing', async () => {
    const { rawPayload } = await fileOf(take, 'en', administrator)
    const { text, roles } = await contentOf(rawPayload)
    for (const said of [
      'Report of attendance at the stock-take – Inventaire annuel',
      'from 20:00 until 01:30 on the next day',
      'Were movements stopped, or followed, during the count?',
      'Satisfactory with reservations',
      '-€54.00',
    ])
      expect(text).toContain(said)
    for (const role of ['H1', 'H2', 'Table', 'THead', 'TR', 'TH', 'TD', 'P']) expect(roles).toContain(role)
    const { catalog } = await PDFDocument.load(rawPayload)
    expect(catalog.lookup(PDFName.of('MarkInfo'), PDFDict).toString()).toContain('/Marked true')
    expect(catalog.get(PDFName.of('Lang'))?.toString()).toContain('en-US')
    expect(catalog.get(PDFName.of('OpenAction'))).toBeUndefined()
    expect(rawPayload.toString('latin1')).not.toMatch(/\/(JavaScript|JS|URI|Launch)\b/)
  })

  it('is for staff who see the stock-take, with a ticket for that stock-take', async () => {
    for (const as of [staff, client])
      expect(await send('GET', `/StockTakes(${take.id})/AttendanceDownload`, { as }), as).toMatchObject({
        status: 403,
        code: 'scope-missing',
      })
    expect(await send('GET', '/StockTakes(987654)/AttendanceDownload')).toMatchObject({ status: 404 })
    const { ticket } = ok<{ ticket: string }>(await send('GET', `/StockTakes(${take.id})/AttendanceDownload`))
    const { statusCode } = await test.app.inject({
      url: `/api/portal/v1/StockTakes(${take.id + 1})/AttendanceFile?language=fr&ticket=${ticket}`,
    })
    expect(statusCode).toBe(401)
  })

  it('holds the longest texts, whatever they contain', async () => {
    const { answers } = ok<{ answers: object[] }>(await send('GET', `/StockTakes(${take.id})/Attendance`))
    await patch(`/StockTakes(${take.id})/Attendance`, {
      observations: 'W'.repeat(5000),
      conclusionText: 'a\n'.repeat(999),
      answers: ['instructions', 'places'].map(question => ({ question, reply: null, note: 'W'.repeat(500) })),
    })
    const { statusCode, rawPayload } = await fileOf(take, 'fr')
    expect(statusCode).toBe(200)
    const { text } = await contentOf(rawPayload)
    expect(text.match(/W/g)).toHaveLength(6000)
    await patch(`/StockTakes(${take.id})/Attendance`, { observations, answers })
  })
})

describe('the sign-off of an attendance report', () => {
  const attendanceOf = async (as: string = manager) =>
    ok<Attendance>(await send('GET', `/StockTakes(${take.id})/Attendance`, { as }))
  const sendReport = (as: string = manager) =>
    send('POST', `/StockTakes(${take.id})/Attendance/Send`, { as, body: { language: 'fr' } })
  const write = (body: object) =>
    send('PATCH', `/StockTakes(${take.id})/Attendance`, { body, headers: { 'if-match': '*' } })

  it('needs a complete report', async () => {
    expect(await attendanceOf()).toMatchObject({ missing: ['answers'], isFixed: false, signature: null })
    expect(await sendReport()).toMatchObject({ status: 409, code: 'stock-attendance-incomplete' })
    for (const as of [staff, client])
      expect(await sendReport(as), as).toMatchObject({ status: 403, code: 'scope-missing' })
  })

  it('uses the existing signature request, and nobody can edit the report while it is out', async () => {
    const answers = StockAttendanceAnswer.question.values.map(question => ({
      question,
      reply: 'yes',
      note: '',
    }))
    ok(await write({ answers }))
    const sent = ok<Attendance>(await sendReport())
    expect(sent).toMatchObject({
      missing: [],
      isFixed: false,
      signature: { status: 'draft', createdBy: manager, createdByName: 'Samuel Okafor' },
      auditors: [{ email: manager, contactId: expect.any(Number) as number }],
    })
    const id = sent.signature?.envelopeId ?? 0
    expect(ok(await send('GET', `/SignatureEnvelopes(${id})`))).toMatchObject({
      name: expect.stringMatching(/^Compte rendu de présence.*\.pdf$/) as string,
      status: 'draft',
      isMine: true,
    })
    // A reader of the report sees its signing status, but not another person's document.
    expect((await attendanceOf(administrator)).signature).toMatchObject({ envelopeId: null, status: 'draft' })
    const signers = [{ contactId: null, page: 1, across: 0, down: 100 }]
    const asked = { signers, isOrdered: false, message: '', dueDate: null }
    ok(await send('POST', `/SignatureEnvelopes(${id})/Send`, { body: asked }))
    expect(await attendanceOf()).toMatchObject({ isFixed: true, signature: { status: 'open' } })
    for (const refused of [await write({ metPeople: 'Paul' }), await sendReport()])
      expect(refused).toMatchObject({ status: 409, code: 'stock-attendance-fixed' })
    const mark = { look: 'typed', text: 'Samuel Okafor', lines: [], language: 'fr', consent: true }
    ok(await send('POST', `/SignatureEnvelopes(${id})/Sign`, { body: mark }))
    expect(await attendanceOf()).toMatchObject({ isFixed: true, signature: { status: 'completed' } })
  })

  it('starts again if it was declined or cancelled, or its draft was deleted', async () => {
    const { db } = test.connection
    for (const status of ['declined', 'cancelled'] as const) {
      await db.updateTable('signature_envelope').set({ status }).execute()
      expect(await attendanceOf()).toMatchObject({ isFixed: false, signature: { status } })
    }
    ok(await write({ metPeople: 'Paul Martin' }))
    const { signature } = ok<Attendance>(await sendReport())
    expect(signature).toMatchObject({ status: 'draft' })
    const path = `/SignatureEnvelopes(${signature?.envelopeId ?? 0})`
    expect(await send('DELETE', path, { headers: { 'if-match': '*' } })).toMatchObject({ status: 204 })
    expect(await attendanceOf()).toMatchObject({ isFixed: false, signature: null })
  })

  it('replaces the draft that nobody was sent, and deletes it once the report changes', async () => {
    const draftOf = async () => (await attendanceOf()).signature?.envelopeId ?? 0
    const statusOf = async (id: number) => (await send('GET', `/SignatureEnvelopes(${id})`)).status
    ok(await sendReport())
    const first = await draftOf()
    ok(await sendReport())
    const second = await draftOf()
    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200])
    ok(await write({ metPeople: 'Paul' }))
    expect(await attendanceOf()).toMatchObject({ metPeople: 'Paul', isFixed: false, signature: null })
    expect(await statusOf(second)).toBe(404)
  })
})
