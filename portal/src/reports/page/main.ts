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
 * Starts the report page. It listens before anything is drawn, because the surrounding page sends its configuration as
 * soon as this frame has loaded. Only that page is heard, and only while it is one of the portal: this page may not be
 * framed by another origin.
 */
function start(container: Element): void {
  // Request the settings at once, while the first message of the surrounding page is still on its way.
  const settings = readSettings()
  const errors = watchErrors(settings)
  const search = new URLSearchParams(location.search)
  // Events are addressed by the name that the surrounding page gave the report; each request contains it.
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
  // While this frame has focus, the surrounding page does not receive the key.
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
