import { readerLanguage } from '../i18n/language.ts'
import { shellTexts } from '../i18n/shell-texts.ts'
import { createTranslations } from '../i18n/translations.ts'
import { createBrowserErrors, watchWindow } from '../telemetry/browser-errors.ts'
import { readSettings } from '../settings/read-settings.ts'
import { askEarly } from './ask-early.ts'
import { holdGuestLink } from '../session/guest-link.ts'
import { holdInvitation } from '../session/invitation.ts'
import { applySessionRule } from './navigate-session.ts'
import { createPortal, openStorages } from './portal.ts'

/** The hidden frame of a renewal does not run the portal: it passes the response to the parent page. */
const silentPath = '/signed-in-silently'

/**
 * Starts every page. It draws nothing and is small, so that the settings and first responses load in parallel with the
 * rest.
 */
async function start(container: HTMLElement): Promise<void> {
  const errors = createBrowserErrors()
  watchWindow(errors)
  const storages = openStorages()
  // Must run before anything else is loaded or shown: a token in the address is removed from it, and from the history,
  // at once.
  const holdLink = () => {
    const address = new URL(location.href)
    const rest = holdInvitation(address, storages.session) ?? holdGuestLink(address, storages.session)
    if (rest !== undefined) history.replaceState(null, '', rest)
    return rest !== undefined
  }
  holdLink()
  // Opening a second link in the same tab changes only the hash and does not reload the page.
  addEventListener('hashchange', () => {
    if (holdLink()) location.reload()
  })
  const hadToken = storages.tokens.current() !== undefined
  const target = applySessionRule(
    new URL(location.href),
    storages.tokens,
    storages.session,
    storages.handovers,
  )
  if (target !== undefined) history.replaceState(null, '', target)
  const isSignedIn = storages.tokens.current() !== undefined
  const hasExpired = hadToken && !isSignedIn

  const page = import('./page.tsx')
  const language = readerLanguage(storages.local)
  const translations = createTranslations(language)
  const texts = translations.load('shell', shellTexts)
  // The first screen is in its own chunks, loaded in parallel with those of the page.
  const first = Promise.allSettled(firstParts(location.pathname, isSignedIn))

  const result = await readSettings()
  if ('failure' in result) {
    await (await page).showSettingsFailure(container, result.failure, language)
    return
  }
  const portal = createPortal(
    result.settings,
    storages,
    translations,
    errors,
    hasExpired ? 'expired' : undefined,
  )
  // The page came from the service worker of the count sheets, because the network did not answer.
  if (container.dataset['offline'])
    await (await import('../applications/inventory/stock-takes/parts.ts')).restore(portal)
  askEarly(portal, location.pathname)
  // Keep the arch until there is a screen to replace it.
  const [{ showPortal }] = await Promise.all([page, texts, first])
  await showPortal(container, portal)
}

/** Looked up by name: the bundler would merge a `?:` of imports into one with the files of only one of them. */
const parts = {
  inside: () => import('./layouts/AccessGate.tsx'),
  home: () => import('./screens/HomeScreen/HomeScreen.tsx'),
  landing: () => import('./screens/LandingScreen/LandingScreen.tsx'),
}

/** Loads what the page will draw first. A person returning from the identity provider is about to be inside. */
function firstParts(pathname: string, isSignedIn: boolean): Promise<unknown>[] {
  if (pathname === '/signed-in') {
    parts.inside().catch(() => undefined)
    return []
  }
  if (!isSignedIn) return [parts.landing()]
  return pathname === '/' ? [parts.inside(), parts.home()] : [parts.inside()]
}

/** Handles the identity provider's response with the same library that sent the request. */
async function completeSilently(): Promise<void> {
  await (await import('../session/sign-in.ts')).completeSilently(location.href)
}

const container = document.querySelector<HTMLElement>('#root')
if (location.pathname === silentPath) void completeSilently()
else if (container) void start(container)
