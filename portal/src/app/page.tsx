import { DesignSystemProvider } from '@parvis/design-system/patterns/DesignSystemProvider'
import { locales, type Locale } from '@parvis/design-system/i18n/messages'
import { createRoot } from 'react-dom/client'
import { TranslationsProvider } from '../i18n/TranslationsProvider.tsx'
import type { SettingsFailure } from '../settings/read-settings.ts'
import { noteErrorsOfRoot } from '../telemetry/root-options.ts'
import type { Portal } from './portal.ts'
import { PortalApp } from './PortalApp.tsx'
import { createPortalRouter } from './router.tsx'

/** Draws the portal once the first screen is known: removing the placeholder earlier would leave a gap. */
export async function showPortal(container: Element, portal: Portal): Promise<void> {
  const router = createPortalRouter(portal)
  portal.errors.locate(() => router.state.matches.at(-1)?.route.path)
  await new Promise<void>(resolve => {
    router.subscribe(({ initialized }) => {
      if (initialized) resolve()
    })
    // No screen had to be loaded.
    if (router.state.initialized) resolve()
  })
  // React empties its container, so the first-sight page is moved in front of it until the title is drawn.
  const seen = container.querySelector(`.first-sight[lang=${document.documentElement.dataset['firstSight']}]`)
  if (seen) container.before(seen)
  createRoot(container, noteErrorsOfRoot(portal.errors)).render(<PortalApp portal={portal} router={router} />)
}

/** Draws the error screen for missing or invalid settings. */
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
