import { sayWith, type AnyTextKey } from '../i18n/keys.ts'
import type { Namespace } from '../i18n/translations.ts'
import { useTranslation } from '../i18n/useTranslation.ts'

/**
 * Says texts of an application by their keys: for kinds of screens, which know the groups of texts that an application
 * must have (`ListTexts`, `RecordTexts`) and not the application. What all of them would say in the same words they may leave
 * out: it stands in the texts of the shell (`kinds`).
 */
export function useTexts(
  namespace: Namespace,
): (key: string, values?: Readonly<Record<string, string | number>>) => string {
  const { t, i18n } = useTranslation()
  return (key, values = {}) => {
    const own = `${namespace}:${key}`
    // The kind asks for the keys by the type of the namespace that it takes.
    return sayWith(t, (i18n.i18next.exists(own) ? own : `kinds.${key}`) as AnyTextKey, values)
  }
}
