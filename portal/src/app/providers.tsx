import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { ApiProvider } from '../api/ApiContext.tsx'
import { followLanguage } from '../i18n/language.ts'
import { TranslationsProvider } from '../i18n/TranslationsProvider.tsx'
import { SessionProvider } from '../session/SessionContext.tsx'
import { SettingsProvider } from '../settings/SettingsContext.tsx'
import { ErrorReferencesProvider, TelemetryProvider } from '../telemetry/TelemetryContext.ts'
import type { Portal } from './portal.ts'

/** The context providers available to every screen. */
export function PortalProviders({ portal, children }: { portal: Portal; children: ReactNode }) {
  const { translations, local } = portal
  useEffect(() => followLanguage(translations, local), [translations, local])
  return (
    <SettingsProvider value={portal.settings}>
      <TelemetryProvider value={portal.telemetry}>
        <ErrorReferencesProvider value={portal.errors}>
          <TranslationsProvider value={portal.translations}>
            <SessionProvider value={portal.session}>
              <ApiProvider value={portal.api}>
                <QueryClientProvider client={portal.queryClient}>{children}</QueryClientProvider>
              </ApiProvider>
            </SessionProvider>
          </TranslationsProvider>
        </ErrorReferencesProvider>
      </TelemetryProvider>
    </SettingsProvider>
  )
}
