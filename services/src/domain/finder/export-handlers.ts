import { signTicket } from '../../access/ticket.ts'
import { attachmentHeaders } from '../../files/attachment.ts'
import type { Handler, PersonCall, Refuses, SomeHandlers, StreamHandler } from '../../server/call.ts'
import { dayInFrance } from '../planning/working-days.ts'
import { type CitableSheet, cite, type Language } from './cite.ts'
import { citationsCsv } from './csv.ts'
import {
  findExport,
  insertExport,
  type PreparedExport,
  readPublished,
  type WantedSheet,
} from './export-statements.ts'

type ExportCall = PersonCall & Refuses<'reference-sheet-unknown' | 'reference-sheet-internal'>

const names: Record<Language, string> = { fr: 'Références', en: 'References' }

const fileNameOf = ({ language, format, date }: Omit<PreparedExport, 'ids'>) =>
  `${names[language]} ${dayInFrance(date)}.${format}`

const isCitable = (sheet: WantedSheet): sheet is WantedSheet & CitableSheet =>
  sheet.confidentiality !== 'internal'

/**
 * The sheets in the requested order, all of which may be cited.
 * @throws ProblemError reference-sheet-unknown, reference-sheet-internal, naming each sheet concerned
 */
async function needCitable(call: ExportCall, ids: readonly number[]): Promise<CitableSheet[]> {
  const published = await readPublished(call.db, ids)
  const unknown = ids.flatMap((id, at) =>
    published.has(id) ? [] : [{ pointer: `/ids/${at}`, code: 'unknown-name' as const, params: { id } }],
  )
  if (unknown.length > 0) throw call.problem('reference-sheet-unknown', { errors: unknown })
  const sheets = ids.flatMap(id => published.get(id) ?? [])
  const internal = sheets.flatMap((sheet, at) => {
    if (isCitable(sheet)) return []
    const { id, engagementCode, title, englishTitle } = sheet
    const params = { id, engagementCode, title, englishTitle }
    return [{ pointer: `/ids/${at}`, code: 'value-not-allowed' as const, params }]
  })
  if (internal.length > 0) throw call.problem('reference-sheet-internal', { errors: internal })
  return sheets.filter(isCitable)
}

const exportReferenceSheets: Handler<'exportReferenceSheets'> = async call => {
  const { ids, language, format } = call.body
  const { email } = call.person
  await needCitable(call, ids)
  const { id, date } = await insertExport(call.db, email, { ids, language, format })
  const { token, expires } = await signTicket('referenceSheets', call.db, email, id)
  const fileName = fileNameOf({ language, format, date })
  return { body: { id, ticket: token, fileName, expiresDate: expires.toISOString() } }
}

async function write(sheets: readonly CitableSheet[], { language, format }: PreparedExport): Promise<Buffer> {
  const citations = sheets.map(sheet => cite(sheet, language))
  if (format === 'csv') return citationsCsv(citations, language)
  // Load the writer only when someone cites in Word.
  const { citationsWord } = await import('./word.ts')
  return citationsWord(citations, language)
}

/** Generates the citations from the current sheets, and sends the file to the person who prepared it. */
export const downloadReferenceSheets: StreamHandler<'downloadReferenceSheets'> = async (
  call,
  _request,
  reply,
) => {
  const prepared = await findExport(call.db, call.person.email, call.path.id)
  if (!prepared) throw call.problem('not-found')
  const file = await write(await needCitable(call, prepared.ids), prepared)
  await reply
    .headers({
      ...attachmentHeaders(fileNameOf(prepared)),
      'content-length': String(file.length),
    })
    .send(file)
}

/** Exports citations of sheets as a file. */
export const exportHandlers = { exportReferenceSheets } satisfies SomeHandlers
