import { useId, useLayoutEffect, type ReactNode, useRef } from 'react'
import { useMessages } from '../../i18n/useMessages.ts'
import type { ElementProps } from '../../internal/elementProps.ts'
import { useElementProps } from '../../internal/useElementProps.ts'
import { statusIcons } from '../../internal/status/statusIcons.ts'
import { statuses, type StatusName } from '../../tokens/statuses.ts'
import { Button } from '../Button/Button.tsx'
import * as styles from './Banner.css.ts'
import { messages } from './Banner.messages.ts'

export const bannerKinds = statuses

export interface BannerProps extends ElementProps<HTMLDivElement> {
  /** Status; also told by an icon with a word. */
  kind: StatusName
  /** What happened, in a few words. */
  title: string
  /** Why it happened and what to do next. */
  children?: ReactNode
  /** What the reader can do about it. */
  actions?: ReactNode
  /** Called when the reader dismisses the banner. Without it there is no dismiss button. */
  onDismiss?: () => void
  /** Label of the dismiss button, where dismissing means more: "I have read it". @default 'Dismiss' */
  dismissLabel?: string
  /** How the banner is announced when it appears; `assertive` interrupts. Omit if it is there from the start. */
  live?: 'polite' | 'assertive'
}

const roles = { polite: 'status', assertive: 'alert' } as const

/** A message that stays in the page until it is no longer true or is dismissed. */
export function Banner({
  kind,
  title,
  children,
  actions,
  onDismiss,
  dismissLabel,
  live,
  ...element
}: BannerProps) {
  const t = useMessages(messages)
  const id = useId()
  const Icon = statusIcons[kind]
  const banner = useRef<HTMLDivElement>(null)
  const attributes = useElementProps(element, banner)
  useLayoutEffect(() => {
    const { current } = banner
    // It goes with the button that has the focus, and leaves it to the dialog or the page's content.
    return () => {
      if (current?.contains(document.activeElement))
        (current.closest<HTMLElement>('[role$=dialog]') ?? document.querySelector('main'))?.focus()
    }
  }, [])
  return (
    <div
      {...attributes}
      className={styles.banner[kind]}
      role={live ? roles[live] : 'group'}
      aria-labelledby={id}
    >
      <Icon className={styles.icon[kind]} size={20} strokeWidth={2} role="img" aria-label={t(kind)} />
      <div className={styles.words}>
        <p className={styles.title} id={id}>
          {title}
        </p>
        {children != null && children !== false && <div>{children}</div>}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
      {onDismiss && (
        <span className={styles.dismiss}>
          <Button variant="quiet" size="small" onPress={onDismiss}>
            {dismissLabel ?? t('dismiss')}
          </Button>
        </span>
      )}
    </div>
  )
}
