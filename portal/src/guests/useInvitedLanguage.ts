import type { Locale } from '@parvis/design-system/i18n/messages'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../i18n/useTranslation.ts'
import { browserStorage, storageKeys } from '../session/storage.ts'

/** Switches to the language of the invitation, unless the reader has chosen one. */
export function useInvitedLanguage(invited: Locale | undefined): void {
  const { i18n } = useTranslation()
  const isDone = useRef(false)
  useEffect(() => {
    if (invited === undefined || isDone.current) return
    isDone.current = true
    if (browserStorage('localStorage').getItem(storageKeys.language) !== null) return
    // If the texts fail to load, the page stays as it is.
    if (i18n.language() !== invited) i18n.changeLanguage(invited).catch(() => undefined)
  }, [invited, i18n])
}
