import { Languages } from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Avatar } from '../../components/Avatar/Avatar.tsx'
import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { useMessages } from '../../i18n/useMessages.ts'
import { DeferredMenu } from '../../internal/deferredMenu/DeferredMenu.tsx'
import { lazyPart } from '../../internal/loading/useLoadedPart.ts'
import {
  languageNames,
  themeIcons,
  type HeaderUser,
  type LanguageChoiceProps,
  type ThemeChoiceProps,
} from './choices.tsx'
import * as styles from './Header.css.ts'
import { messages } from './Header.messages.ts'

// Menus are the heaviest part of the bar, so they are loaded when the first one is needed.
const load = () => import('./HeaderMenus.tsx')
const languagePart = lazyPart(async () => ({ default: (await load()).LanguageMenu }))
const themePart = lazyPart(async () => ({ default: (await load()).ThemeMenu }))
const userPart = lazyPart(async () => ({ default: (await load()).UserMenu }))

export interface HeaderButtonsProps extends LanguageChoiceProps, ThemeChoiceProps {
  /** Whether language and theme are in the user menu. */
  isFolded: boolean
  user?: HeaderUser
}

/** A button with a menu each for language, theme and user. */
export function HeaderButtons({
  isFolded,
  user,
  locale,
  onLocaleChange,
  theme,
  onThemeChange,
}: HeaderButtonsProps) {
  const t = useMessages(messages)
  const languages = { locale, onLocaleChange }
  const themes = { theme, onThemeChange }
  return (
    <>
      {!isFolded && (
        <>
          <DeferredMenu
            trigger={
              <IconButton
                label={`${t('language')} (${languageNames[locale]})`}
                icon={<Languages aria-hidden size={18} />}
              />
            }
            part={languagePart}
            content={languages}
          />
          <DeferredMenu
            trigger={<IconButton label={`${t('theme')} (${t(theme)})`} icon={themeIcons[theme]} />}
            part={themePart}
            content={themes}
          />
        </>
      )}
      {user && (
        <DeferredMenu
          trigger={
            <AriaButton className={styles.userButton}>
              <Avatar name={user.name} />
              <span className={styles.hidden}>{t('user', { name: user.name })}</span>
            </AriaButton>
          }
          part={userPart}
          content={{ user, preferences: isFolded ? { ...languages, ...themes } : undefined }}
        />
      )}
    </>
  )
}
