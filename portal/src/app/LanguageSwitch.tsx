import { Button } from '@parvis/design-system/Button'
import { useTranslation } from 'react-i18next'
import { changeLanguage } from '../i18n/language.ts'
import { useLanguage } from '../i18n/formats.ts'
import { browserStorage } from '../session/storage.ts'

/** Switches to the other language, in whose own words it speaks. Nothing on the page is lost. */
export function LanguageSwitch() {
  const { t, i18n } = useTranslation()
  const language = useLanguage()
  const other = language === 'fr' ? 'en' : 'fr'
  return (
    <span lang={other}>
      <Button
        variant="quiet"
        onPress={() => void changeLanguage(i18n, browserStorage('localStorage'), other)}
      >
        {t('language.switchTo')}
      </Button>
    </span>
  )
}
