import { DesignSystemProvider } from '@parvis/design-system/patterns/DesignSystemProvider'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { storedLanguage } from '../i18n/language.ts'
import { createI18n } from '../i18n/setup.ts'
import { readSettings, type SettingsFailure } from '../settings/read-settings.ts'
import { createPortal, openStorages } from './portal.ts'
import { applySessionRule } from './navigate-session.ts'
import { completeSilently } from '../session/sign-in.ts'
import { PortalApp } from './PortalApp.tsx'

/** The hidden frame of a renewal runs no portal: it hands the answer to the page around it. */
const silentPath = '/signed-in-silently'

async function showSettingsFailure(container: Element, failure: SettingsFailure, language: 'fr' | 'en') {
  const { SettingsErrorScreen } = await import('./screens/SettingsErrorScreen/SettingsErrorScreen.tsx')
  createRoot(container).render(
    <DesignSystemProvider
      locale={language}
      theme={document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light'}
      navigate={href => location.assign(href)}
    >
      <I18nextProvider i18n={createI18n(language)}>
        <SettingsErrorScreen failure={failure} onRetry={() => location.reload()} />
      </I18nextProvider>
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
  const result = await readSettings()
  if ('failure' in result) {
    await showSettingsFailure(container, result.failure, storedLanguage(storages.local))
    return
  }
  const portal = createPortal(result.settings, storages, hasExpired ? 'expired' : undefined)
  createRoot(container).render(<PortalApp portal={portal} />)
}

const container = document.querySelector('#root')
if (location.pathname === silentPath) void completeSilently(location.href)
else if (container) void start(container)
