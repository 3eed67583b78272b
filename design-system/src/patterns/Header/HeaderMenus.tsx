import { FileText, LogOut, ShieldCheck, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Avatar } from '../../components/Avatar/Avatar.tsx'
import { Menu, MenuItem, MenuSection } from '../../components/Menu/Menu.tsx'
import { useMessages } from '../../i18n/useMessages.ts'
import * as styles from './Header.css.ts'
import { messages } from './Header.messages.ts'
import {
  LanguageMenu,
  LanguageSection,
  ThemeMenu,
  ThemeSection,
  type LanguageChoiceProps,
  type ThemeChoiceProps,
} from './preferences.tsx'

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

export interface HeaderMenusProps extends LanguageChoiceProps, ThemeChoiceProps {
  /** Language and theme are in the person's menu. */
  isFolded: boolean
  user?: HeaderUser
}

/** Language, theme and person; loaded by `Header`. */
export default function HeaderMenus({ isFolded, user, ...preferences }: HeaderMenusProps) {
  return (
    <>
      {!isFolded && (
        <>
          <LanguageMenu {...preferences} />
          <ThemeMenu {...preferences} />
        </>
      )}
      {user && (
        <UserMenu user={user}>
          {isFolded && (
            <>
              <LanguageSection {...preferences} />
              <ThemeSection {...preferences} />
            </>
          )}
        </UserMenu>
      )}
    </>
  )
}

function UserMenu({ user, children }: { user: HeaderUser; children: ReactNode }) {
  const t = useMessages(messages)
  return (
    <Menu
      placement="bottom end"
      trigger={
        <AriaButton className={styles.userButton}>
          <Avatar name={user.name} />
          <span className={styles.hidden}>{t('user', { name: user.name })}</span>
        </AriaButton>
      }
    >
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
      {children}
      <MenuSection aria-label={t('signOut')}>
        <MenuItem label={t('signOut')} icon={<LogOut aria-hidden size={18} />} onAction={user.onSignOut} />
      </MenuSection>
    </Menu>
  )
}
