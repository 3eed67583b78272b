import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import type { Translations } from './translations.ts'
import { TranslationsContext } from './useTranslation.ts'

/** Provides the translations to its children. */
export function TranslationsProvider({ value, children }: { value: Translations; children: ReactNode }) {
  return (
    <TranslationsContext value={value}>
      <I18nextProvider i18n={value.i18next}>{children}</I18nextProvider>
    </TranslationsContext>
  )
}
