import { useCallback, useSyncExternalStore } from 'react'
import { browserStorage, type KeyValueStorage, storageKeys } from '../session/storage.ts'

export const themeChoices = ['light', 'dark', 'system'] as const
/** The reader's choice; `system` follows the machine. */
export type ThemeChoice = (typeof themeChoices)[number]

const darkQuery = '(prefers-color-scheme: dark)'
const contrastQuery = '(prefers-contrast: more)'

/** The theme stored in this browser. */
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

/** The theme: the choice, the theme shown, and a setter. Follows other tabs and the system at once. */
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
