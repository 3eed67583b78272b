import type { ReactNode } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { useMessages } from '../../i18n/useMessages.ts'
import type { ElementProps } from '../../internal/elementProps.ts'
import { given } from '../../internal/given.ts'
import { pending } from '../Button/Button.css.ts'
import { messages } from '../Button/Button.messages.ts'
import { Tooltip, type TooltipPlacement } from '../Tooltip/Tooltip.tsx'
import { Waiting } from '../../internal/waiting/Waiting.tsx'
import * as styles from './IconButton.css.ts'

export const iconButtonVariants = ['quiet', 'secondary', 'danger'] as const
export const iconButtonSizes = ['medium', 'small'] as const

export interface IconButtonProps extends ElementProps<HTMLButtonElement> {
  /** What happens on press, in words: the accessible name, and the tooltip. */
  label: string
  /** A single icon, 18 to 20 px. */
  icon: ReactNode
  /** Visual emphasis. @default 'quiet' */
  variant?: (typeof iconButtonVariants)[number]
  /** @default 'medium' */
  size?: (typeof iconButtonSizes)[number]
  /** Whether the action is in progress: the button keeps its focus and ignores presses. @default false */
  isPending?: boolean
  /** @default false */
  isDisabled?: boolean
  /** Id of an element that explains the button, for instance why it is disabled. */
  'aria-describedby'?: string
  /** Whether the element that it controls is open. `Menu` and `Popover` set this themselves. */
  'aria-expanded'?: boolean
  /** Id of the element that it opens. */
  'aria-controls'?: string
  /** Keyboard shortcut, such as `Control+K`. */
  'aria-keyshortcuts'?: string
  /** React Aria slot of the surrounding component. */
  slot?: string
  /** Shows the label as a tooltip. Use `false` where the same text is already visible. @default true */
  hasTooltip?: boolean
  /** Position of the tooltip. @default 'bottom' */
  tooltipPlacement?: TooltipPlacement
  onPress?: () => void
}

/** A button with only an icon. Its label is the accessible name and the tooltip. */
export function IconButton({
  label,
  icon,
  variant,
  size,
  isPending = false,
  hasTooltip = true,
  tooltipPlacement,
  onPress,
  ...rest
}: IconButtonProps) {
  const t = useMessages(messages)
  return (
    <Tooltip text={label} isDisabled={!hasTooltip} {...given({ placement: tooltipPlacement })}>
      <AriaButton
        {...rest}
        {...(onPress && { onPress: () => onPress() })}
        aria-label={label}
        isPending={isPending}
        className={styles.button({ variant, size })}
      >
        <span className={styles.content}>{icon}</span>
        {isPending && <Waiting label={t('pending')} className={pending} />}
      </AriaButton>
    </Tooltip>
  )
}
