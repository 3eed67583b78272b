import { DesignSystemProvider } from '@parvis/design-system/patterns/DesignSystemProvider'
import { locales, type Locale } from '@parvis/design-system/i18n/messages'
import { createRoot } from 'react-dom/client'
import { TranslationsProvider } from '../i18n/TranslationsProvider.tsx'
import type { SettingsFailure } from '../settings/read-settings.ts'
import { noteErrorsOfRoot } from '../telemetry/root-options.ts'
import type { Portal } from './portal.ts'
import { PortalApp } from './PortalApp.tsx'

/** Draws the portal. */
export function showPortal(container: Element, portal: Portal): void {
  createRoot(container, noteErrorsOfRoot(portal.errors)).render(<PortalApp portal={portal} />)
}

/** Draws what is left without settings: which of their values is missing or wrong. */
export async function showSettingsFailure(
  container: Element,
  failure: SettingsFailure,
  language: Locale,
): Promise<void> {
  const [{ SettingsErrorScreen }, { settingsTexts }, { translationsInBoth }] = await Promise.all([
    import('./screens/SettingsErrorScreen/SettingsErrorScreen.tsx'),
    import('./screens/SettingsErrorScreen/i18n/texts.ts'),
    import('../i18n/both-languages.ts'),
  ])
  const translations = translationsInBoth(language)
  for (const spoken of locales) translations.add('settings', spoken, settingsTexts[spoken])
  createRoot(container).render(
    <DesignSystemProvider
      locale={language}
      theme={document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light'}
      navigate={href => location.assign(href)}
    >
      <TranslationsProvider value={translations}>
        <SettingsErrorScreen failure={failure} onRetry={() => location.reload()} />
      </TranslationsProvider>
    </DesignSystemProvider>,
  )
}
