import type { ReactNode } from 'react'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import type { ElementProps } from '../../internal/elementProps.ts'
import { OverlayContent } from '../../internal/overlay/OverlayContent.tsx'
import * as styles from '../../internal/overlay/overlay.css.ts'

export const dialogSizes = ['small', 'medium', 'large'] as const
export type DialogSize = (typeof dialogSizes)[number]

export interface DialogProps extends ElementProps<HTMLElement> {
  isOpen: boolean
  /** Called with `false` by Escape, the close button and a press beside it. */
  onOpenChange: (isOpen: boolean) => void
  /** What it is about; its accessible name. */
  title: string
  /** What comes of it, in a sentence or two: read out with the title, wherever the focus goes. @default nothing */
  description?: string | undefined
  children?: ReactNode
  /** Buttons, the primary one last. */
  footer?: ReactNode
  /** @default 'medium' */
  size?: DialogSize
  /** `alertdialog` interrupts with a question; prefer `ConfirmDialog`. @default 'dialog' */
  role?: 'dialog' | 'alertdialog'
  /** Id of the text that an `alertdialog` reads out with its title. */
  'aria-describedby'?: string
  /** A press beside it closes it; leave off when something was typed. @default false */
  isDismissable?: boolean
  /** Neither Escape nor the close button leave it, while work is under way. @default false */
  isLocked?: boolean
}

/**
 * Asks for something over the page. Focus goes in when it opens and back to where it was when it closes;
 * on a narrow screen it fills the screen. Dialogs may open from dialogs.
 */
export function Dialog({
  isOpen,
  onOpenChange,
  size = 'medium',
  role = 'dialog',
  isDismissable = false,
  isLocked = false,
  ...content
}: DialogProps) {
  const card = role === 'dialog' ? styles.fullScreenWhenNarrow : ''
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={isDismissable && !isLocked}
      isKeyboardDismissDisabled={isLocked}
      className={`${styles.scrim} ${styles.centred}`}
    >
      <Modal className={`${styles.dialog} ${styles.width[size]} ${card}`}>
        <OverlayContent
          {...content}
          role={role}
          hasClose={role === 'dialog' && !isLocked}
          onClose={() => onOpenChange(false)}
        />
      </Modal>
    </ModalOverlay>
  )
}
