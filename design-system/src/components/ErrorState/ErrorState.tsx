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
  /** Why, and what to do next. @default "Try again later." */
  children?: ReactNode
  /** Offers "Try again". */
  onRetry?: () => void
  /** The retry is under way. @default false */
  isRetrying?: boolean
  /** Further ways out, after "Try again". */
  actions?: ReactNode
  /** Trace id that support can look up; folded behind "Details". */
  reference?: string
  /** A whole screen (h1) or a part of one (h2). @default 'section' */
  size?: 'page' | 'section'
}

/** Something failed: says what, why and what next, and lets the reader try again. */
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
