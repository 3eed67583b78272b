import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { X } from 'lucide-react'
import { useMessages } from '../../i18n/useMessages.ts'
import { given } from '../given.ts'
import * as styles from './field.css.ts'
import { messages } from './field.messages.ts'

interface FieldButtonProps {
  'aria-label': string
  'aria-pressed'?: boolean
  onPress?: () => void
  isDisabled?: boolean | undefined
  /** Keeps the button out of the tab order. @default false */
  isOutOfTabOrder?: boolean
  /** A slot of the surrounding React Aria field; `null` keeps it out of all of them. */
  slot?: string | null
  children: ReactNode
}

/** A small icon button inside the box of a field. */
export function FieldButton({ isOutOfTabOrder = false, isDisabled, children, ...rest }: FieldButtonProps) {
  return (
    <Button
      {...rest}
      {...given({ isDisabled })}
      {...(isOutOfTabOrder && { excludeFromTabOrder: true })}
      className={styles.button}
    >
      {children}
    </Button>
  )
}

interface ClearButtonProps {
  label: string | undefined
  onPress?: () => void
  slot?: string | null
}

/** Clears the field. Inside React Aria's search field, the action comes from there. */
export function ClearButton({ label, ...rest }: ClearButtonProps) {
  const t = useMessages(messages)
  return (
    <FieldButton {...rest} aria-label={label ? t('clear', { field: label }) : t('clearUnnamed')}>
      <X aria-hidden size={16} />
    </FieldButton>
  )
}
