import { Monitor, Moon, Sun } from 'lucide-react'
import type { Locale } from '../../i18n/messages.ts'

export const themeChoices = ['light', 'dark', 'system'] as const
/** What the reader chose; "system" follows the device. */
export type ThemeChoice = (typeof themeChoices)[number]

/** A language is named in itself, so that it is found by those who need it. */
export const languageNames: Record<Locale, string> = { en: 'English', fr: 'Français' }

/** 18 px. */
export const themeIcons = {
  light: <Sun aria-hidden size={18} />,
  dark: <Moon aria-hidden size={18} />,
  system: <Monitor aria-hidden size={18} />,
}

export interface LanguageChoiceProps {
  locale: Locale
  /** Hears the language that the reader chooses. */
  onLocaleChange: (locale: Locale) => void
}
export interface ThemeChoiceProps {
  theme: ThemeChoice
  /** Hears the theme that the reader chooses. */
  onThemeChange: (theme: ThemeChoice) => void
}

export interface HeaderUser {
  name: string
  email: string
  /** The person's own page. */
  profileHref?: string
  termsHref?: string
  /** Personal-data rights; opens a new tab. */
  privacyHref?: string
  onSignOut: () => void
}
