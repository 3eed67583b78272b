import { portalClient, type Schemas } from '@parvis/api-types/portal'
import { ApiProblem } from '@parvis/api-types/problems'
import type { SettingsResult } from '../../settings/read-settings.ts'
import { EmbedRefusal, errorCodes } from './protocol/messages.ts'
import type { ReportLayout } from './protocol/report-state.ts'
import { refusalOf } from './refusals.ts'

export type Figures = Schemas['ReportFigures']
export type FiguresQuestion = Schemas['ReportFiguresQuestion']

/** The pictures of a report. */
export type Images = Schemas['ReportImages']

/** The page's requests to the services, with the token that it was given. Errors are EmbedRefusals. */
export interface ReportApi {
  readLayout: (reportId: number) => Promise<ReportLayout>
  readImages: (reportId: number) => Promise<Images>
  askFigures: (reportId: number, question: FiguresQuestion, signal: AbortSignal) => Promise<Figures>
}

/**
 * @param token returns the current token
 * @param noteFailure called with the trace id of each failed request
 */
export function createReportApi(
  settings: Promise<SettingsResult>,
  token: () => string | undefined,
  noteFailure: (traceId: string) => void,
): ReportApi {
  const refuse = (error: unknown) => {
    if (error instanceof ApiProblem && error.traceId !== undefined) noteFailure(error.traceId)
    return refusalOf(error)
  }
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
        throw refuse(error)
      }
    },
    readImages: async reportId => {
      try {
        const client = await connect()
        return (await client.get('/v1/Reports({id})/Images', { path: { id: reportId } })).data
      } catch (error) {
        throw refuse(error)
      }
    },
    askFigures: async (reportId, question, signal) => {
      try {
        const client = await connect()
        const init = { path: { id: reportId }, body: question, signal }
        return (await client.post('/v1/Reports({id})/Figures', init)).data
      } catch (error) {
        signal.throwIfAborted()
        throw refuse(error)
      }
    },
  }
}
