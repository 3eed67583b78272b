import { DesignSystemProvider } from '@parvis/design-system/patterns/DesignSystemProvider'
import { locales, type Locale } from '@parvis/design-system/i18n/messages'
import { renderToString } from 'react-dom/server'
import { translationsInBoth } from '../i18n/both-languages.ts'
import { TranslationsProvider } from '../i18n/TranslationsProvider.tsx'
import { SessionProvider } from '../session/SessionContext.tsx'
import { createSession } from '../session/session.ts'
import { memoryStorage } from '../session/storage.ts'
import { createTokenStore } from '../session/token-store.ts'
import { SettingsProvider } from '../settings/SettingsContext.tsx'
import type { PortalSettings } from '../settings/portal-settings.ts'
import { LandingScreen } from './screens/LandingScreen/LandingScreen.tsx'

/** Nothing can be pressed while the page is being built. */
const notHere = () => Promise.reject(new Error('nobody is there yet'))
const signIn = { start: notHere, complete: notHere, renew: notHere, end: notHere, idToken: notHere }

/**
 * The real links come from the settings of each firm. A press before those have loaded is recorded and repeated later.
 */
const links = { privacy: 'mailto:?privacy', support: 'mailto:?support' }

function markup(language: Locale, version: string): string {
  const session = createSession(createTokenStore(memoryStorage(), memoryStorage()), signIn)
  const settings = { version, links } as PortalSettings
  return renderToString(
    <DesignSystemProvider locale={language} navigate={() => undefined}>
      <SettingsProvider value={settings}>
        <TranslationsProvider value={translationsInBoth(language)}>
          <SessionProvider value={session}>
            <LandingScreen returnTo="/" />
          </SessionProvider>
        </TranslationsProvider>
      </SettingsProvider>
    </DesignSystemProvider>,
    // Keeps the ids distinct from those of the other language.
    { identifierPrefix: language },
  )
}

/**
 * The landing page as a visitor first sees it, in each language, for embedding in the HTML file.
 * @param version of the product
 */
export function firstSights(version: string): Readonly<Record<string, string>> {
  return Object.fromEntries(locales.map(language => [language, markup(language, version)]))
}
