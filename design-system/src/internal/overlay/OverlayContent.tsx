import { X } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { useObjectRef } from 'react-aria/useObjectRef'
import { useMessages } from '../../i18n/useMessages.ts'
import { elementProps, type ElementProps } from '../elementProps.ts'
import { useFallenFocus } from '../focus/useFallenFocus.ts'
import { given } from '../given.ts'
import { keepClear } from './keepClear.ts'
import * as styles from './overlay.css.ts'
import { messages } from './overlay.messages.ts'

interface OverlayContentProps extends ElementProps {
  title: string
  children?: ReactNode
  footer?: ReactNode
  role?: 'dialog' | 'alertdialog'
  description?: string | undefined
  'aria-describedby'?: string | undefined
  /** Whether it has its own close button. */
  hasClose: boolean
  onClose: () => void
}

/** The common content of dialogs and drawers: heading, close button, content, buttons. */
export function OverlayContent({
  title,
  description,
  children,
  footer,
  role = 'dialog',
  hasClose,
  onClose,
  'aria-describedby': describedBy,
  ...element
}: OverlayContentProps) {
  const t = useMessages(messages)
  const id = useId()
  const dialog = useObjectRef(element.ref)
  useFallenFocus(dialog)
  const described = given({ 'aria-describedby': description === undefined ? describedBy : id })
  return (
    <AriaDialog {...elementProps(element)} ref={dialog} role={role} className={styles.section} {...described}>
      <div className={styles.head}>
        <Heading slot="title" level={2} className={styles.title}>
          {title}
        </Heading>
        {hasClose && (
          <Button slot={null} aria-label={t('close')} className={styles.close} onPress={onClose}>
            <X aria-hidden size={20} />
          </Button>
        )}
      </div>
      <div className={styles.body}>
        {description !== undefined && (
          <p id={id} className={styles.description}>
            {description}
          </p>
        )}
        {children}
      </div>
      {footer != null && (
        <div {...keepClear} className={styles.foot}>
          {footer}
        </div>
      )}
    </AriaDialog>
  )
}
