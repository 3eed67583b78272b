import { useEffect, useState } from 'react'
import { useTranslation } from '../i18n/useTranslation.ts'

const texts = {
  en: async () => (await import('./i18n/en.ts')).en,
  fr: async () => (await import('./i18n/fr.ts')).fr,
}

/** Loads the texts for requesting access, which few pages show. @returns whether they are loaded */
export function useAskingTexts(): boolean {
  const { i18n } = useTranslation()
  const [isThere, setThere] = useState(() => i18n.has('asking'))
  useEffect(() => {
    if (isThere) return undefined
    let isShown = true
    // Without them nothing is shown: the reader can do without and gets it on the next page.
    i18n.load('asking', texts).then(
      () => {
        if (isShown) setThere(true)
      },
      () => undefined,
    )
    return () => {
      isShown = false
    }
  }, [i18n, isThere])
  return isThere
}
