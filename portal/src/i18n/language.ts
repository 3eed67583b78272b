import { locales, type Locale } from '@parvis/design-system/i18n/messages'
import type { i18n } from 'i18next'
import { storageKeys, type KeyValueStorage } from '../session/storage.ts'

/** The language that the reader chose on this device, else English, the product's own. */
export function storedLanguage(local: KeyValueStorage): Locale {
  const stored = local.getItem(storageKeys.language)
  return locales.find(locale => locale === stored) ?? 'en'
}

/** Switches the language without a reload, and remembers it. Other tabs follow. */
export async function changeLanguage(instance: i18n, local: KeyValueStorage, locale: Locale): Promise<void> {
  local.setItem(storageKeys.language, locale)
  await instance.changeLanguage(locale)
}

/** Follows a choice of language in another tab. @returns stops it */
export function followLanguage(instance: i18n, local: KeyValueStorage): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key === storageKeys.language) void instance.changeLanguage(storedLanguage(local))
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}
