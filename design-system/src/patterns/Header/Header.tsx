import type { ReactNode } from 'react'
import { LayoutGrid, Menu as MenuLines, Search } from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Link } from 'react-aria-components/Link'
import { Button } from '../../components/Button/Button.tsx'
import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { Logo } from '../../components/Logo/Logo.tsx'
import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import { useIsApple } from '../../internal/isApple.ts'
import { useMediaQuery } from '../../internal/media/useMediaQuery.ts'
import { useMessages } from '../../i18n/useMessages.ts'
import { media } from '../../tokens/media.ts'
import { useShell } from '../AppShell/ShellContext.ts'
import * as styles from './Header.css.ts'
import { messages } from './Header.messages.ts'
import type { HeaderUser, LanguageChoiceProps, ThemeChoiceProps } from './choices.tsx'
import { HeaderButtons } from './HeaderButtons.tsx'
import { usePaletteShortcut } from './usePaletteShortcut.ts'

export type { ThemeChoice } from './choices.tsx'

export interface HeaderProps extends ElementProps, LanguageChoiceProps, ThemeChoiceProps {
  /** The product's title. @default 'Parvis' */
  title?: string
  /** Address that the logo links to. @default '/' */
  homeHref?: string
  /** Opens the launcher. Without it there is no button. */
  onLauncher?: () => void
  /** Opens the command palette, also with Ctrl K or ⌘ K. Without it there is no button. */
  onSearch?: () => void
  /** The notification bell. */
  notifications?: ReactNode
  /** The signed-in user. */
  user?: HeaderUser
  /** Signs the reader in. Offered while nobody is signed in. */
  onSignIn?: () => void
}

/** The bar of every screen: the current place, the navigation and the reader's settings. */
export function Header({
  title = 'Parvis',
  homeHref = '/',
  onLauncher,
  onSearch,
  notifications,
  user,
  onSignIn,
  ...preferences
}: HeaderProps) {
  const t = useMessages(messages)
  const isMedium = useMediaQuery(media.medium)
  const { hasDrawer, isDrawerOpen, setDrawerOpen } = useShell()
  usePaletteShortcut(onSearch)
  // On a narrow screen, language and theme move to the user menu; without a user there is room for them.
  const isFolded = !isMedium && user !== undefined
  return (
    <header {...elementProps(preferences)} className={styles.header}>
      {hasDrawer && (
        <IconButton
          label={t('openNavigation')}
          icon={<MenuLines aria-hidden size={20} />}
          aria-expanded={isDrawerOpen}
          onPress={() => setDrawerOpen(true)}
        />
      )}
      {onLauncher && (
        <IconButton label={t('launcher')} icon={<LayoutGrid aria-hidden size={20} />} onPress={onLauncher} />
      )}
      <Link href={homeHref} className={styles.home} aria-label={t('home', { title })}>
        <Logo form={isMedium || !isFolded ? 'full' : 'mark'} name={title} />
      </Link>
      <div className={styles.middle}>{onSearch && <SearchButton isWide={isMedium} onPress={onSearch} />}</div>
      <div className={styles.group}>
        {notifications}
        <HeaderButtons {...preferences} isFolded={isFolded} {...(user && { user })} />
        {!user && onSignIn && (
          <Button variant="primary" size={isMedium ? 'medium' : 'small'} onPress={onSignIn}>
            {t('signIn')}
          </Button>
        )}
      </div>
    </header>
  )
}

function SearchButton({ isWide, onPress }: { isWide: boolean; onPress: () => void }) {
  const t = useMessages(messages)
  const isApple = useIsApple()
  const shortcut = isApple ? 'Meta+K' : 'Control+K'
  if (!isWide)
    return (
      <IconButton
        label={t('search')}
        icon={<Search aria-hidden size={20} />}
        aria-keyshortcuts={shortcut}
        onPress={onPress}
      />
    )
  return (
    <AriaButton className={styles.search} aria-keyshortcuts={shortcut} onPress={() => onPress()}>
      <Search aria-hidden size={18} />
      <span className={styles.searchWords}>{t('search')}</span>
      <kbd aria-hidden className={styles.keys}>
        {isApple ? '⌘ K' : 'Ctrl K'}
      </kbd>
    </AriaButton>
  )
}
