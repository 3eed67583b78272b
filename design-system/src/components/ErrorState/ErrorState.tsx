import type { ReactNode } from 'react'
import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import { CrackedArch } from '../../internal/illustrations/CrackedArch.tsx'
import { StatePanel } from '../../internal/StatePanel/StatePanel.tsx'
import { useMessages } from '../../i18n/useMessages.ts'
import { Button } from '../Button/Button.tsx'
import { messages } from './ErrorState.messages.ts'

export interface ErrorStateProps extends ElementProps<HTMLDivElement> {
  /** What failed. @default the general message of the product */
  title?: string
  /** Why it failed and what to do next. @default "Try again later." */
  children?: ReactNode
  /** Called when the reader presses "Try again". Without it there is no such button. */
  onRetry?: () => void
  /** Whether the retry is in progress. @default false */
  isRetrying?: boolean
  /** More actions, after "Try again". */
  actions?: ReactNode
  /** Trace id for support to look up, collapsed under "Details". */
  reference?: string
  /** Whether it fills a whole screen (h1) or a part of one (h2). @default 'section' */
  size?: 'page' | 'section'
}

/** Tells the reader what failed, why, and what to do next, and offers a retry. */
export function ErrorState({
  title,
  children,
  onRetry,
  isRetrying = false,
  actions,
  reference,
  size = 'section',
  ...element
}: ErrorStateProps) {
  const t = useMessages(messages)
  return (
    <StatePanel
      {...elementProps(element)}
      illustration={<CrackedArch />}
      size={size}
      role="alert"
      title={title ?? t('title')}
      {...(reference !== undefined && {
        details: { label: t('details'), text: t('reference', { reference }) },
      })}
      actions={
        (onRetry || actions !== undefined) && (
          <>
            {onRetry && (
              <Button variant="primary" onPress={onRetry} isPending={isRetrying}>
                {t('retry')}
              </Button>
            )}
            {actions}
          </>
        )
      }
    >
      {children ?? t('text')}
    </StatePanel>
  )
}
