import type { SettingsResult } from '../../settings/read-settings.ts'
import { createBrowserErrors, watchWindow, type BrowserErrors } from '../../telemetry/browser-errors.ts'
import { createTelemetry, realBrowser } from '../../telemetry/telemetry.ts'

/**
 * Records the errors of the report page from its first moment, as the portal does for its own, and reports them once
 * the settings have loaded. The frame is a page of its own, whose errors the surrounding portal never receives.
 */
export function watchErrors(
  settings: Promise<SettingsResult>,
  errors = createBrowserErrors(),
): BrowserErrors {
  watchWindow(errors)
  errors.locate(() => '/report-page')
  void settings.then(result => {
    if ('failure' in result) return
    const { hosts, version, analytics } = result.settings
    const telemetry = createTelemetry(analytics.endpoint, realBrowser)
    errors.connect({ baseUrl: hosts.portal, version, track: event => telemetry.track(event) })
  })
  return errors
}
