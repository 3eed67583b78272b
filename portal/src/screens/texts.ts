import { sayKey, type TextKey } from '../i18n/keys.ts'
import type { Namespace } from '../i18n/translations.ts'
import { useTranslation } from '../i18n/useTranslation.ts'

/**
 * Says texts of an application by their keys: for kinds of screens, which know the groups of texts that an application
 * must have (`ListTexts`, `RecordTexts`) and not the application.
 */
export function useTexts(namespace: Namespace): (key: string) => string {
  const { t } = useTranslation()
  // The kind asks for the keys by the type of the namespace that it takes.
  return key => sayKey(t, `${namespace}:${key}` as TextKey)
}
