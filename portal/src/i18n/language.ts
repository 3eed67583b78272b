import { locales, type Locale } from '@parvis/design-system/i18n/messages'
import { storageKeys, type KeyValueStorage } from '../session/storage.ts'
import type { Translations } from './translations.ts'

/** `fr` of `fr-CA`; undefined for a tag of a language that we do not have. */
const spoken = (tag: string): Locale | undefined =>
  locales.find(locale => locale === tag.toLowerCase().split('-')[0])

/**
 * The language that the reader chose on this device; before they have, the first of the browser's languages that we have,
 * else English. `public/theme.js` says the same before anything is drawn.
 * @param preferred language tags, the best first
 */
export function readerLanguage(
  local: KeyValueStorage,
  preferred: readonly string[] = navigator.languages,
): Locale {
  const stored = local.getItem(storageKeys.language)
  return locales.find(locale => locale === stored) ?? preferred.map(spoken).find(Boolean) ?? 'en'
}

/**
 * Switches the language without a reload, and remembers it. Other tabs follow.
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

/** Follows a choice of language in another tab. @returns stops it */
export function followLanguage(translations: Translations, local: KeyValueStorage): () => void {
  const follow = (event: StorageEvent) => {
    // Texts that cannot be loaded now are there after the next start; until then this tab keeps its language.
    if (event.key === storageKeys.language)
      translations.changeLanguage(readerLanguage(local)).catch(() => undefined)
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}
