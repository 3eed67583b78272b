import { createContext, use, useMemo, useSyncExternalStore } from 'react'
import type { Namespace, Translate, Translations } from './translations.ts'

const TranslationsContext = createContext<Translations | undefined>(undefined)
export const TranslationsProvider = TranslationsContext

/**
 * Says texts in the reader's language; follows its change.
 * @param namespace whose texts `t` says. @default the shell's
 */
export function useTranslation<N extends Namespace = 'shell'>(
  namespace = 'shell' as N,
): { t: Translate<N>; i18n: Translations } {
  const i18n = use(TranslationsContext)
  if (!i18n) throw new Error('useTranslation is used outside of TranslationsProvider')
  const snapshot = useSyncExternalStore(i18n.subscribe, i18n.snapshot)
  // oxlint-disable-next-line react/exhaustive-deps -- the snapshot stands for the texts: `t` is another one when they change
  const t = useMemo(() => i18n.translate(namespace), [i18n, namespace, snapshot])
  return { t, i18n }
}
