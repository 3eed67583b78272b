import { sayWith, type AnyTextKey } from '../i18n/keys.ts'
import type { Namespace } from '../i18n/translations.ts'
import { useTranslation } from '../i18n/useTranslation.ts'

/**
 * Translates keys of an application's texts on behalf of a kind of screen, which knows the required groups
 * (`ListTexts`, `RecordTexts`) but not the application. An application may leave out a text that is the same
 * everywhere: it is then taken from the shell's texts (`kinds`).
 */
export function useTexts(
  namespace: Namespace,
): (key: string, values?: Readonly<Record<string, string | number>>) => string {
  const { t, i18n } = useTranslation()
  return (key, values = {}) => {
    const own = `${namespace}:${key}`
    // The type of the namespace guarantees that the keys exist.
    return sayWith(t, (i18n.i18next.exists(own) ? own : `kinds.${key}`) as AnyTextKey, values)
  }
}
