import { showToast } from '@parvis/design-system/Toast'
import { changeLanguage } from '../i18n/language.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import type { Locale } from '@parvis/design-system/i18n/messages'
import { browserStorage, storageKeys } from '../session/storage.ts'

/** Chooses the language of the portal. If its texts cannot be loaded, nothing changes and the reader is told. */
export function useLanguageChoice(): (locale: Locale) => void {
  const { t, i18n } = useTranslation()
  return locale => {
    const session = browserStorage('sessionStorage')
    // Set before the change, so that listeners know that the language was chosen.
    session.setItem(storageKeys.languageChosen, 'true')
    changeLanguage(i18n, browserStorage('localStorage'), locale).catch(() => {
      session.removeItem(storageKeys.languageChosen)
      showToast({ kind: 'warning', title: t('problem.network') })
    })
  }
}
