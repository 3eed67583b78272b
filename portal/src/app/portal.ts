import type { QueryClient } from '@tanstack/react-query'
import { createApi, type Api } from '../api/clients.ts'
import { createQueryClient } from '../api/query-client.ts'
import type { Translations } from '../i18n/translations.ts'
import { createHandovers, type Handovers } from '../session/handover.ts'
import { createSession, type Session } from '../session/session.ts'
import { lateSignIn } from '../session/late-sign-in.ts'
import { browserStorage, storageKeys, type KeyValueStorage } from '../session/storage.ts'
import { createTokenStore, type TokenStore } from '../session/token-store.ts'
import type { PortalSettings } from '../settings/portal-settings.ts'
import type { BrowserErrors } from '../telemetry/browser-errors.ts'
import { createTelemetry, realBrowser, type Telemetry } from '../telemetry/telemetry.ts'
import { forgetAllSendings } from '../uploads/sendings.ts'

/** A token that expires within these seconds is renewed first: it would have expired before the request arrives. */
const secondsOnTheWay = 1

/** Everything that lives as long as the page. */
export interface Portal {
  settings: PortalSettings
  api: Api
  session: Session
  tokens: TokenStore
  handovers: Handovers
  queryClient: QueryClient
  translations: Translations
  telemetry: Telemetry
  errors: BrowserErrors
  local: KeyValueStorage
}

/**
 * Opens what exists before the settings load: the storages, the stored token, and the token that a link may have
 * brought.
 */
export function openStorages() {
  const local = browserStorage('localStorage')
  const session = browserStorage('sessionStorage')
  return { local, session, tokens: createTokenStore(local, session, window), handovers: createHandovers() }
}

/**
 * Wires the page together once the settings are known.
 * @param translations with the portal's own texts
 * @param errors of the page, which are reported from now on
 * @param endedBefore whether the token had already expired when the page was opened
 */
export function createPortal(
  settings: PortalSettings,
  storages: ReturnType<typeof openStorages>,
  translations: Translations,
  errors: BrowserErrors,
  endedBefore?: 'expired',
): Portal {
  const { local, session: tabStorage, tokens, handovers } = storages
  const telemetry = createTelemetry(settings.analytics.endpoint, realBrowser)
  errors.connect({
    baseUrl: settings.hosts.portal,
    version: settings.version,
    track: event => telemetry.track(event),
  })
  const signIn = lateSignIn({
    identity: settings.identity,
    tokens,
    local,
    session: tabStorage,
    origin: location.origin,
  })
  const session = createSession(tokens, signIn, { handovers, ...(endedBefore && { endedBefore }) })
  const api = createApi(settings.hosts, {
    token: () => tokens.current(),
    isOver: token => session.isOver(token, secondsOnTheWay),
    renew: async refused => (await session.renew(refused)) === 'renewed',
    track: event => telemetry.track(event),
    noteFailure: traceId => errors.noteFailedCall(traceId),
  })
  const queryClient = createQueryClient()
  session.onChange(change => {
    // One person's data is never shown to the next. An expired session keeps it, because the same person comes back.
    if (change === 'signed-out' || change === 'signed-in') {
      queryClient.clear()
      forgetAllSendings()
    }
    if (change === 'signed-out') local.removeItem(storageKeys.userType)
    telemetry.track({
      kind: 'event',
      name: `session-${change}`,
      // A renewal neither starts nor ends a session.
      ...(change === 'renewed'
        ? { level: 'Verbose' }
        : { level: 'Information', status: change === 'signed-in' ? 'Start' : 'End' }),
    })
  })
  return {
    settings,
    api,
    session,
    tokens,
    handovers,
    queryClient,
    telemetry,
    errors,
    local,
    translations,
  }
}
