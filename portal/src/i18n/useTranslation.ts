import { createContext, use } from 'react'
import { useTranslation as useI18next } from 'react-i18next'
import type { Namespace, Translate, Translations } from './translations.ts'

export const TranslationsContext = createContext<Translations | undefined>(undefined)

/**
 * Translates into the reader's language; follows its changes.
 * @param namespace of the texts that `t` translates. @default the shell's
 */
export function useTranslation<N extends Namespace = 'shell'>(
  namespace = 'shell' as N,
): { t: Translate<N>; i18n: Translations } {
  const i18n = use(TranslationsContext)
  if (!i18n) throw new Error('useTranslation is used outside of TranslationsProvider')
  const { t } = useI18next(namespace)
  return { t: t as unknown as Translate<N>, i18n }
}
