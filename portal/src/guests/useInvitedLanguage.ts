import type { Locale } from '@parvis/design-system/i18n/messages'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../i18n/useTranslation.ts'
import { browserStorage, storageKeys } from '../session/storage.ts'

/** The page speaks the language of the invitation, unless its reader has chosen one. */
export function useInvitedLanguage(invited: Locale | undefined): void {
  const { i18n } = useTranslation()
  const isDone = useRef(false)
  useEffect(() => {
    if (invited === undefined || isDone.current) return
    isDone.current = true
    if (browserStorage('localStorage').getItem(storageKeys.language) !== null) return
    // Texts that cannot be loaded now leave the page as it is.
    if (i18n.language() !== invited) i18n.changeLanguage(invited).catch(() => undefined)
  }, [invited, i18n])
}
