import { locales, type Locale } from '@parvis/design-system/i18n/messages'
import { storageKeys, type KeyValueStorage } from '../session/storage.ts'
import type { Translations } from './translations.ts'

/** `fr` for `fr-CA`; undefined for an unsupported language. */
const spoken = (tag: string): Locale | undefined =>
  locales.find(locale => locale === tag.toLowerCase().split('-')[0])

/**
 * The language that the reader chose on this device; without a choice, the first of the browser's languages that is
 * supported, else English. `public/theme.js` applies the same rule before anything is drawn.
 * @param preferred language tags, best first
 */
export function readerLanguage(
  local: KeyValueStorage,
  preferred: readonly string[] = navigator.languages,
): Locale {
  const stored = local.getItem(storageKeys.language)
  return locales.find(locale => locale === stored) ?? preferred.map(spoken).find(Boolean) ?? 'en'
}

/**
 * Switches the language without a reload, and stores the choice. Other tabs follow.
 * @throws when its texts cannot be loaded; then nothing changes
 */
export async function changeLanguage(
  translations: Translations,
  local: KeyValueStorage,
  locale: Locale,
): Promise<void> {
  await translations.changeLanguage(locale)
  local.setItem(storageKeys.language, locale)
}

/** Follows a change of language in another tab. @returns a function that unsubscribes */
export function followLanguage(translations: Translations, local: KeyValueStorage): () => void {
  const follow = (event: StorageEvent) => {
    // Texts that cannot be loaded now will be there after the next start; until then this tab keeps its language.
    if (event.key === storageKeys.language)
      translations.changeLanguage(readerLanguage(local)).catch(() => undefined)
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}
