import { FileText, LogOut, ShieldCheck, UserRound } from 'lucide-react'
import { MenuItem, MenuSection } from '../../components/Menu/Menu.tsx'
import { useMessages } from '../../i18n/useMessages.ts'
import type { MenuPanelProps } from '../../internal/deferredMenu/DeferredMenu.tsx'
import { MenuPanel } from '../../internal/deferredMenu/MenuPanel.tsx'
import type { HeaderUser, LanguageChoiceProps, ThemeChoiceProps } from './choices.tsx'
import { messages } from './Header.messages.ts'
import { LanguageSection, ThemeSection } from './preferences.tsx'

/** The language menu; loaded by `HeaderButtons`, like the other menus of the bar. */
export function LanguageMenu({ locale, onLocaleChange, ...panel }: MenuPanelProps & LanguageChoiceProps) {
  return (
    <MenuPanel {...panel}>
      <LanguageSection locale={locale} onLocaleChange={onLocaleChange} />
    </MenuPanel>
  )
}

/** The theme menu. */
export function ThemeMenu({ theme, onThemeChange, ...panel }: MenuPanelProps & ThemeChoiceProps) {
  return (
    <MenuPanel {...panel}>
      <ThemeSection theme={theme} onThemeChange={onThemeChange} />
    </MenuPanel>
  )
}

export interface UserMenuProps {
  user: HeaderUser
  /** Language and theme, if they have no buttons of their own. */
  preferences: (LanguageChoiceProps & ThemeChoiceProps) | undefined
}

/** The signed-in user, with links to their pages and sign-out. */
export function UserMenu({ user, preferences, ...panel }: MenuPanelProps & UserMenuProps) {
  const t = useMessages(messages)
  return (
    <MenuPanel {...panel}>
      <MenuSection title={user.name} detail={user.email}>
        {user.profileHref !== undefined && (
          <MenuItem label={t('profile')} href={user.profileHref} icon={<UserRound aria-hidden size={18} />} />
        )}
        {user.termsHref !== undefined && (
          <MenuItem label={t('terms')} href={user.termsHref} icon={<FileText aria-hidden size={18} />} />
        )}
        {user.privacyHref !== undefined && (
          <MenuItem
            label={t('privacy')}
            href={user.privacyHref}
            isExternal
            icon={<ShieldCheck aria-hidden size={18} />}
          />
        )}
      </MenuSection>
      {preferences && (
        <>
          <LanguageSection locale={preferences.locale} onLocaleChange={preferences.onLocaleChange} />
          <ThemeSection theme={preferences.theme} onThemeChange={preferences.onThemeChange} />
        </>
      )}
      <MenuSection aria-label={t('signOut')}>
        <MenuItem label={t('signOut')} icon={<LogOut aria-hidden size={18} />} onAction={user.onSignOut} />
      </MenuSection>
    </MenuPanel>
  )
}
