import type { Locale } from '@parvis/design-system/i18n/messages'
import { Header, type ThemeChoice } from '@parvis/design-system/patterns/Header'
import { useState } from 'react'

export function PageTop() {
  const [locale, setLocale] = useState<Locale>('en')
  const [theme, setTheme] = useState<ThemeChoice>('system')
  return (
    <Header homeHref="/" locale={locale} onLocaleChange={setLocale} theme={theme} onThemeChange={setTheme} />
  )
}
