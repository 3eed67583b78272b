import { Button } from '@parvis/design-system/Button'
import { useTranslation } from '../i18n/useTranslation.ts'
import { useLanguage } from '../i18n/formats.ts'
import { useLanguageChoice } from './useLanguageChoice.ts'

/** Switches to the other language; the button is labelled in that language. Nothing on the page is lost. */
export function LanguageSwitch() {
  const { t } = useTranslation()
  const choose = useLanguageChoice()
  const language = useLanguage()
  const other = language === 'fr' ? 'en' : 'fr'
  return (
    <span lang={other}>
      <Button variant="quiet" onPress={() => choose(other)}>
        {t('language.switchTo')}
      </Button>
    </span>
  )
}
