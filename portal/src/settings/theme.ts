import { useCallback, useSyncExternalStore } from 'react'
import { browserStorage, type KeyValueStorage, storageKeys } from '../session/storage.ts'

export const themeChoices = ['light', 'dark', 'system'] as const
/** What the reader chose; `system` follows the machine. */
export type ThemeChoice = (typeof themeChoices)[number]

const darkQuery = '(prefers-color-scheme: dark)'
const contrastQuery = '(prefers-contrast: more)'

/** What the reader of a browser has chosen. */
export function keptTheme(local: Pick<KeyValueStorage, 'getItem'>): ThemeChoice {
  const stored = local.getItem(storageKeys.theme)
  return themeChoices.find(choice => choice === stored) ?? 'system'
}

const storedTheme = (): ThemeChoice => keptTheme(browserStorage('localStorage'))

const changed = new EventTarget()

function subscribe(listener: () => void): () => void {
  const queries = [matchMedia(darkQuery), matchMedia(contrastQuery)]
  const targets: EventTarget[] = [changed, ...queries]
  const onStorage = (event: StorageEvent) => {
    if (event.key === storageKeys.theme || event.key === null) listener()
  }
  for (const target of targets) target.addEventListener('change', listener)
  window.addEventListener('storage', onStorage)
  return () => {
    for (const target of targets) target.removeEventListener('change', listener)
    window.removeEventListener('storage', onStorage)
  }
}

/** The theme: what was chosen, what is shown, and how to choose. Other tabs and the system are followed at once. */
export function useTheme() {
  const choice = useSyncExternalStore(subscribe, storedTheme)
  const isDark = useSyncExternalStore(subscribe, () => matchMedia(darkQuery).matches)
  const hasMoreContrast = useSyncExternalStore(subscribe, () => matchMedia(contrastQuery).matches)
  const choose = useCallback((next: ThemeChoice) => {
    browserStorage('localStorage').setItem(storageKeys.theme, next)
    changed.dispatchEvent(new Event('change'))
  }, [])
  const shown = choice === 'system' ? (isDark ? 'dark' : 'light') : choice
  return { choice, shown, contrast: hasMoreContrast ? 'more' : 'normal', choose } as const
}
