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

/** The hidden frame of a renewal runs no portal: it hands the answer to the page around it. */
const silentPath = '/signed-in-silently'

/**
 * The start of every page, without anything that draws: it is small, and settings and first answers are under way
 * while the rest is loaded.
 */
async function start(container: HTMLElement): Promise<void> {
  const errors = createBrowserErrors()
  watchWindow(errors)
  const storages = openStorages()
  // Before anything else is loaded or shown: a token in the address leaves it, and the history, at once.
  const holdLink = () => {
    const address = new URL(location.href)
    const rest = holdInvitation(address, storages.session) ?? holdGuestLink(address, storages.session)
    if (rest !== undefined) history.replaceState(null, '', rest)
    return rest !== undefined
  }
  holdLink()
  // A link that is opened in a tab where one is open already changes only what stands behind the hash.
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
  // What the visit begins with comes in its own files, beside those of the page.
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
  // The worker of count sheets gave the page, because the network did not.
  if (container.dataset['offline'])
    await (await import('../applications/inventory/stock-takes/parts.ts')).restore(portal)
  askEarly(portal, location.pathname)
  // The arch stays until there is a screen to show in its place.
  const [{ showPortal }] = await Promise.all([page, texts, first])
  await showPortal(container, portal)
}

/** By name and not by `?:`, which the bundler would fold into one import with the files of one of them. */
const parts = {
  inside: () => import('./layouts/AccessGate.tsx'),
  home: () => import('./screens/HomeScreen/HomeScreen.tsx'),
  landing: () => import('./screens/LandingScreen/LandingScreen.tsx'),
}

/** Asks for what the page will draw first. Anyone who comes back from the identity provider is about to be inside. */
function firstParts(pathname: string, isSignedIn: boolean): Promise<unknown>[] {
  if (pathname === '/signed-in') {
    parts.inside().catch(() => undefined)
    return []
  }
  if (!isSignedIn) return [parts.landing()]
  return pathname === '/' ? [parts.inside(), parts.home()] : [parts.inside()]
}

/** The answer of the identity provider, by the same library that asked. */
async function completeSilently(): Promise<void> {
  await (await import('../session/sign-in.ts')).completeSilently(location.href)
}

const container = document.querySelector<HTMLElement>('#root')
if (location.pathname === silentPath) void completeSilently()
else if (container) void start(container)
