import { Header } from '@parvis/design-system/patterns/Header'
import { memo, type ReactNode } from 'react'
import { useTheme } from '../../settings/theme.ts'
import { useLanguage } from '../../i18n/formats.ts'
import { productTitle } from '../../navigation/selected-menu.ts'
import type { Person } from '../../session/access.ts'
import { useSettings } from '../../settings/SettingsContext.tsx'
import { useSignOut } from '../../unsaved/useSignOut.ts'
import { useLanguageChoice } from '../useLanguageChoice.ts'

export interface PortalHeaderProps {
  /** The person who is inside; without one, the header offers neither applications nor search. */
  person?: Pick<Person, 'fullName' | 'email'>
  onLauncher?: () => void
  onSearch?: () => void
  /** The notification bell. */
  notifications?: ReactNode
}

/** The header, with the reader's settings wired to the portal. */
export const PortalHeader = memo(function PortalHeader({
  person,
  onLauncher,
  onSearch,
  notifications,
}: PortalHeaderProps) {
  const chooseLanguage = useLanguageChoice()
  const language = useLanguage()
  const theme = useTheme()
  const signOut = useSignOut()
  const { links } = useSettings()
  return (
    <Header
      title={productTitle}
      locale={language}
      onLocaleChange={chooseLanguage}
      theme={theme.choice}
      onThemeChange={theme.choose}
      {...(onLauncher && { onLauncher })}
      {...(onSearch && { onSearch })}
      notifications={notifications}
      {...(person && {
        user: {
          name: person.fullName,
          email: person.email,
          profileHref: '/profile',
          termsHref: '/terms',
          privacyHref: links.privacy,
          onSignOut: signOut,
        },
      })}
    />
  )
})
