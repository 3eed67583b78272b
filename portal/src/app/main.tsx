import { DesignSystemProvider } from '@parvis/design-system/patterns/DesignSystemProvider'
import { createRoot } from 'react-dom/client'
import { storedLanguage } from '../i18n/language.ts'
import { shellTexts } from '../i18n/shell-texts.ts'
import { createTranslations } from '../i18n/translations.ts'
import { TranslationsProvider } from '../i18n/useTranslation.ts'
import { readSettings, type SettingsFailure } from '../settings/read-settings.ts'
import { createPortal, openStorages } from './portal.ts'
import { applySessionRule } from './navigate-session.ts'
import { completeSilently } from '../session/sign-in.ts'
import { PortalApp } from './PortalApp.tsx'

/** The hidden frame of a renewal runs no portal: it hands the answer to the page around it. */
const silentPath = '/signed-in-silently'

async function showSettingsFailure(container: Element, failure: SettingsFailure, language: 'fr' | 'en') {
  const [{ SettingsErrorScreen }, { translationsInBoth }] = await Promise.all([
    import('./screens/SettingsErrorScreen/SettingsErrorScreen.tsx'),
    import('../i18n/both-languages.ts'),
  ])
  createRoot(container).render(
    <DesignSystemProvider
      locale={language}
      theme={document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light'}
      navigate={href => location.assign(href)}
    >
      <TranslationsProvider value={translationsInBoth(language)}>
        <SettingsErrorScreen failure={failure} onRetry={() => location.reload()} />
      </TranslationsProvider>
    </DesignSystemProvider>,
  )
}

async function start(container: Element): Promise<void> {
  const storages = openStorages()
  // Before anything else is loaded or shown: a token in the address leaves it, and the history, at once.
  const hadToken = storages.tokens.current() !== undefined
  const target = applySessionRule(new URL(location.href), storages.tokens, storages.session)
  if (target !== undefined) history.replaceState(null, '', target)
  const hasExpired = hadToken && storages.tokens.current() === undefined

  if (storages.tokens.current() !== undefined && location.pathname === '/')
    void import('./screens/HomeScreen/HomeScreen.tsx')
  const language = storedLanguage(storages.local)
  const translations = createTranslations(language)
  const [result] = await Promise.all([readSettings(), translations.load('shell', shellTexts)])
  if ('failure' in result) {
    await showSettingsFailure(container, result.failure, language)
    return
  }
  const portal = createPortal(result.settings, storages, translations, hasExpired ? 'expired' : undefined)
  createRoot(container).render(<PortalApp portal={portal} />)
}

const container = document.querySelector('#root')
if (location.pathname === silentPath) void completeSilently(location.href)
else if (container) void start(container)
