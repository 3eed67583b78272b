import { Languages, Monitor, Moon, Sun } from 'lucide-react'
import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { Menu, MenuItem, MenuSection } from '../../components/Menu/Menu.tsx'
import { locales, type Locale } from '../../i18n/messages.ts'
import { useMessages } from '../../i18n/useMessages.ts'
import { messages } from './Header.messages.ts'

export const themeChoices = ['light', 'dark', 'system'] as const
/** What the reader chose; "system" follows the device. */
export type ThemeChoice = (typeof themeChoices)[number]

/** A language is named in itself, so that it is found by those who need it. */
const languageNames: Record<Locale, string> = { en: 'English', fr: 'Français' }

const themeIcons = {
  light: <Sun aria-hidden size={18} />,
  dark: <Moon aria-hidden size={18} />,
  system: <Monitor aria-hidden size={18} />,
}

export interface LanguageChoiceProps {
  locale: Locale
  onLocaleChange: (locale: Locale) => void
}
export interface ThemeChoiceProps {
  theme: ThemeChoice
  onThemeChange: (theme: ThemeChoice) => void
}

/** The languages as choices of a menu. */
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

/** The themes as choices of a menu. */
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

export function LanguageMenu(choice: LanguageChoiceProps) {
  const t = useMessages(messages)
  return (
    <Menu
      placement="bottom end"
      trigger={
        <IconButton
          label={`${t('language')} (${languageNames[choice.locale]})`}
          icon={<Languages aria-hidden size={18} />}
        />
      }
    >
      <LanguageSection {...choice} />
    </Menu>
  )
}

export function ThemeMenu(choice: ThemeChoiceProps) {
  const t = useMessages(messages)
  return (
    <Menu
      placement="bottom end"
      trigger={<IconButton label={`${t('theme')} (${t(choice.theme)})`} icon={themeIcons[choice.theme]} />}
    >
      <ThemeSection {...choice} />
    </Menu>
  )
}
