import { Monitor, Moon, Sun } from 'lucide-react'
import type { Locale } from '../../i18n/messages.ts'

export const themeChoices = ['light', 'dark', 'system'] as const
/** The reader's choice; "system" follows the device. */
export type ThemeChoice = (typeof themeChoices)[number]

/** Each language is named in itself, so that the people who need it can find it. */
export const languageNames: Record<Locale, string> = { en: 'English', fr: 'Français' }

/** Icons of 18 px. */
export const themeIcons = {
  light: <Sun aria-hidden size={18} />,
  dark: <Moon aria-hidden size={18} />,
  system: <Monitor aria-hidden size={18} />,
}

export interface LanguageChoiceProps {
  locale: Locale
  /** Called when the reader chooses a language. */
  onLocaleChange: (locale: Locale) => void
}
export interface ThemeChoiceProps {
  theme: ThemeChoice
  /** Called when the reader chooses a theme. */
  onThemeChange: (theme: ThemeChoice) => void
}

export interface HeaderUser {
  name: string
  email: string
  /** Address of the user's own page. */
  profileHref?: string
  termsHref?: string
  /** Address of the page on personal-data rights; opens in a new tab. */
  privacyHref?: string
  onSignOut: () => void
}
