import type { ReactNode } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { useMessages } from '../../i18n/useMessages.ts'
import type { ElementProps } from '../../internal/elementProps.ts'
import { Waiting } from '../../internal/waiting/Waiting.tsx'
import * as styles from './Button.css.ts'
import { messages } from './Button.messages.ts'

export const buttonVariants = ['primary', 'secondary', 'quiet', 'danger'] as const
export type ButtonVariant = (typeof buttonVariants)[number]
export const buttonSizes = ['medium', 'small'] as const
export type ButtonSize = (typeof buttonSizes)[number]

export interface ButtonProps extends ElementProps<HTMLButtonElement> {
  /** What happens on press, in words: "Publier le rapport", not "OK". */
  children: ReactNode
  /** Visual emphasis. Use one `primary` per view. @default 'secondary' */
  variant?: ButtonVariant
  /** @default 'medium' */
  size?: ButtonSize
  /** Decorative icon before the label. */
  icon?: ReactNode
  /**
   * Whether the action is in progress: the button keeps its width and focus, ignores presses, and announces it.
   * @default false
   */
  isPending?: boolean
  /** @default false */
  isDisabled?: boolean
  /** Behavior in a form. @default 'button' */
  type?: 'button' | 'submit' | 'reset'
  /** Id of the form to submit, for a submit button outside that form. */
  form?: string
  /** Id of an element that explains the button, for instance why it is disabled. */
  'aria-describedby'?: string
  /** @default false */
  autoFocus?: boolean
  onPress?: () => void
}

/** Starts an action. To navigate, use `LinkButton`. */
export function Button({ children, variant, size, icon, isPending = false, onPress, ...rest }: ButtonProps) {
  const t = useMessages(messages)
  return (
    <AriaButton
      {...rest}
      {...(onPress && { onPress: () => onPress() })}
      isPending={isPending}
      className={styles.button({ variant, size })}
    >
      <span className={styles.content}>
        {icon}
        {children}
      </span>
      {isPending && <Waiting label={t('pending')} className={styles.pending} />}
    </AriaButton>
  )
}
