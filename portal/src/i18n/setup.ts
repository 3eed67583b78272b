import type { Locale } from '@parvis/design-system/i18n/messages'
import { createInstance, type i18n, type ResourceNamespaceMap } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { en } from './en.ts'
import { fr } from './fr.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell'
    returnNull: false
    strictInterpolationChecks: true
  }
  /** Every hosted application adds its own namespace here, beside its texts. */
  interface ResourceNamespaceMap {
    shell: typeof en
  }
}

/** Names of the text namespaces: `shell`, and one per hosted application. */
export type Namespace = keyof ResourceNamespaceMap

/** The texts of a hosted application, both languages together. */
export interface NamespaceTexts {
  en: object
  fr: object
}

/**
 * Starts the translations with the portal's own texts. There is no fallback: a missing key does not compile and a
 * missing French text does not either.
 */
export function createI18n(locale: Locale): i18n {
  const instance = createInstance()
  void instance.use(initReactI18next).init({
    lng: locale,
    supportedLngs: ['en', 'fr'],
    fallbackLng: false,
    ns: ['shell'],
    defaultNS: 'shell',
    resources: { en: { shell: en }, fr: { shell: fr } },
    interpolation: { escapeValue: false },
    initAsync: false,
    // Texts that an application brings with it are shown as soon as they are there.
    react: { useSuspense: false, bindI18nStore: 'added' },
  })
  return instance
}

/** Adds the texts of a hosted application when its first screen is loaded. */
export function addTexts(instance: i18n, namespace: Namespace, texts: NamespaceTexts): void {
  instance.addResourceBundle('en', namespace, texts.en)
  instance.addResourceBundle('fr', namespace, texts.fr)
}
