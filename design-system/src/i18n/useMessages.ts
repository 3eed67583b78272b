import { createContext, use, useCallback } from 'react'
import { formatMessage, type Catalogue, type Locale, type Messages, type MessageValues } from './messages.ts'

/** The reader's language; set by `DesignSystemProvider`. */
export const LocaleContext = createContext<Locale>('en')

/** The reader's language. */
export function useLocale(): Locale {
  return use(LocaleContext)
}

/** The component's own texts in the reader's language: `const t = useMessages(messages); t('close')`. */
export function useMessages<C extends Catalogue>(messages: Messages<C>) {
  const locale = useLocale()
  return useCallback(
    (key: keyof C & string, values?: MessageValues) => formatMessage(locale, messages[locale][key], values),
    [locale, messages],
  )
}
