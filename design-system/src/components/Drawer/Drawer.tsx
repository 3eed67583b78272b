import type { ReactNode } from 'react'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import type { ElementProps } from '../../internal/elementProps.ts'
import { OverlayContent } from '../../internal/overlay/OverlayContent.tsx'
import * as styles from '../../internal/overlay/overlay.css.ts'

export const drawerSides = ['end', 'start'] as const
export type DrawerSide = (typeof drawerSides)[number]

export interface DrawerProps extends ElementProps {
  isOpen: boolean
  /** Called with `false` on Escape, the close button, or a press outside the drawer. */
  onOpenChange: (isOpen: boolean) => void
  /** Title and accessible name of the drawer. */
  title: string
  children?: ReactNode
  /** Buttons, the primary one last. */
  footer?: ReactNode
  /** Side from which the drawer opens. @default 'end' */
  side?: DrawerSide
  /** Closes on a press outside. Set it to false once the reader has typed something. @default true */
  isDismissable?: boolean
}

/** A side panel over the page: details, filters, navigation on narrow screens. Fills the screen of a phone. */
export function Drawer({
  isOpen,
  onOpenChange,
  side = 'end',
  isDismissable = true,
  ...content
}: DrawerProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={isDismissable}
      className={styles.scrim}
    >
      <Modal className={styles.drawer[side]}>
        <OverlayContent {...content} hasClose onClose={() => onOpenChange(false)} />
      </Modal>
    </ModalOverlay>
  )
}
