import { portalClient, type Schemas } from '@parvis/api-types/portal'
import { readSettings } from '../../settings/read-settings.ts'
import { EmbedRefusal, errorCodes } from './protocol/messages.ts'
import type { ReportLayout } from './protocol/report-state.ts'
import { refusalOf } from './refusals.ts'

export type Figures = Schemas['ReportFigures']
export type FiguresQuestion = Schemas['ReportFiguresQuestion']

/** The pictures of a report. */
export type Images = Schemas['ReportImages']

/** What the page asks of the services, by the token that it was given. Failures are EmbedRefusals. */
export interface ReportApi {
  readLayout: (reportId: number) => Promise<ReportLayout>
  readImages: (reportId: number) => Promise<Images>
  askFigures: (reportId: number, question: FiguresQuestion, signal: AbortSignal) => Promise<Figures>
}

/** @param token the one of the moment */
export function createReportApi(token: () => string | undefined): ReportApi {
  // Asked for at once, while the page around this one is still on its way to its first message.
  const settings = readSettings()
  const connect = async () => {
    const result = await settings
    if ('failure' in result)
      throw new EmbedRefusal(503, errorCodes.loadFailed, `The settings are ${result.failure.kind}`)
    return portalClient({ baseUrl: result.settings.hosts.portal, token })
  }
  return {
    readLayout: async reportId => {
      try {
        const client = await connect()
        return (await client.get('/v1/Reports({id})/Layout', { path: { id: reportId } })).data
      } catch (error) {
        throw refusalOf(error)
      }
    },
    readImages: async reportId => {
      try {
        const client = await connect()
        return (await client.get('/v1/Reports({id})/Images', { path: { id: reportId } })).data
      } catch (error) {
        throw refusalOf(error)
      }
    },
    askFigures: async (reportId, question, signal) => {
      try {
        const client = await connect()
        const init = { path: { id: reportId }, body: question, signal }
        return (await client.post('/v1/Reports({id})/Figures', init)).data
      } catch (error) {
        signal.throwIfAborted()
        throw refusalOf(error)
      }
    },
  }
}
