import { MenuItem, MenuSection } from '../../components/Menu/Menu.tsx'
import { locales } from '../../i18n/messages.ts'
import { useMessages } from '../../i18n/useMessages.ts'
import {
  languageNames,
  themeChoices,
  themeIcons,
  type LanguageChoiceProps,
  type ThemeChoiceProps,
} from './choices.tsx'
import { messages } from './Header.messages.ts'

/** The languages as menu options. */
export function LanguageSection({ locale, onLocaleChange }: LanguageChoiceProps) {
  const t = useMessages(messages)
  return (
    <MenuSection
      title={t('language')}
      selectionMode="single"
      selectedKeys={[locale]}
      onSelectionChange={([key]) => {
        const chosen = locales.find(candidate => candidate === key)
        if (chosen) onLocaleChange(chosen)
      }}
    >
      {locales.map(code => (
        <MenuItem key={code} id={code} label={languageNames[code]} lang={code} />
      ))}
    </MenuSection>
  )
}

/** The themes as menu options. */
export function ThemeSection({ theme, onThemeChange }: ThemeChoiceProps) {
  const t = useMessages(messages)
  return (
    <MenuSection
      title={t('theme')}
      selectionMode="single"
      selectedKeys={[theme]}
      onSelectionChange={([key]) => {
        const chosen = themeChoices.find(candidate => candidate === key)
        if (chosen) onThemeChange(chosen)
      }}
    >
      {themeChoices.map(choice => (
        <MenuItem key={choice} id={choice} label={t(choice)} icon={themeIcons[choice]} />
      ))}
    </MenuSection>
  )
}
