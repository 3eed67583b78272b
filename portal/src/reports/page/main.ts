import { readSettings } from '../../settings/read-settings.ts'
import { connectEmbed } from './protocol/connection.ts'
import { languageOf } from './protocol/embed-config.ts'
import { ReportSession } from './protocol/report-session.ts'
import { createEmbedRouter } from './protocol/router.ts'
import { reportRoutes } from './protocol/routes.ts'
import { hearPrintKey } from './protocol/print-key.ts'
import { createReportApi } from './report-api.ts'
import { watchErrors } from './watch-errors.ts'

/*
 * The start of the report page. It listens before anything is drawn: the page around it sends its configuration as soon
 * as this frame has loaded. Only that page is heard, and only while it is one of the portal: this page is served to no
 * frame of another origin.
 */
function start(container: Element): void {
  // Asked for at once, while the page around this one is still on its way to its first message.
  const settings = readSettings()
  const errors = watchErrors(settings)
  const search = new URLSearchParams(location.search)
  // Events are addressed by the name that the page around it gave the report; it comes with each request.
  let uid = search.get('uid') ?? ''
  const session = new ReportSession({
    readLayout: reportId => api.readLayout(reportId),
    tell: (name, value) => connection.tell(uid, name, value),
    print: () => window.print(),
    language: languageOf(search.get('language') ?? navigator.language),
  })
  const api = createReportApi(settings, session.token, traceId => errors.noteFailedCall(traceId))
  const answer = createEmbedRouter(reportRoutes(session))
  const connection = connectEmbed(window, location.origin, request => {
    uid = request.uid ?? uid
    return answer(request)
  })
  // With the focus in here, the page around this one does not hear the key.
  hearPrintKey(
    window,
    () => session.snapshot().phase === 'shown',
    () => session.print(),
  )
  const isEmbedded = window.parent !== window
  void import('./page.tsx').then(({ showReport }) =>
    showReport(container, errors, { session, api, isEmbedded }),
  )
}

const container = document.querySelector('#root')
if (container) start(container)
