import { useEffect, useRef } from 'react'
import { useLanguage } from '../../i18n/formats.ts'
import { changeLanguage } from '../../i18n/language.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { usePreferences } from '../../navigation/usePreferences.ts'
import { browserStorage, storageKeys } from '../../session/storage.ts'

/**
 * Syncs a person's language across their devices. A choice made here, before or after sign-in, is stored by the
 * services; without a newer choice, the stored language applies.
 */
export function useKeptLanguage(): void {
  const { i18n } = useTranslation()
  const language = useLanguage()
  const { preferences, isLoaded, change } = usePreferences()
  const isRead = useRef(false)
  useEffect(() => {
    if (!isLoaded) return
    const chosen = browserStorage('sessionStorage')
    const kept = preferences.language
    const isFirst = !isRead.current
    isRead.current = true
    if (chosen.getItem(storageKeys.languageChosen) === 'true') {
      // A choice that could not be stored is stored the next time this tab starts.
      const forget = () => chosen.removeItem(storageKeys.languageChosen)
      if (kept === language) forget()
      else change({ language }, { onSuccess: forget })
    } else if (isFirst && kept !== null && kept !== language) {
      // Texts that cannot be loaded now will be there after the next start.
      changeLanguage(i18n, browserStorage('localStorage'), kept).catch(() => undefined)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- told when either language changes: not of each answer of the services
  }, [isLoaded, language])
}
