import type { ReactNode } from 'react'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import type { ElementProps } from '../../internal/elementProps.ts'
import { OverlayContent } from '../../internal/overlay/OverlayContent.tsx'
import * as styles from '../../internal/overlay/overlay.css.ts'

export const drawerSides = ['end', 'start'] as const
export type DrawerSide = (typeof drawerSides)[number]

export interface DrawerProps extends ElementProps<HTMLElement> {
  isOpen: boolean
  /** Called with `false` by Escape, the close button and a press beside it. */
  onOpenChange: (isOpen: boolean) => void
  /** What it holds; its accessible name. */
  title: string
  children?: ReactNode
  /** Buttons, the primary one last. */
  footer?: ReactNode
  /** From which side it comes. @default 'end' */
  side?: DrawerSide
  /** A press beside it closes it; leave off when something was typed. @default true */
  isDismissable?: boolean
}

/** A panel from the side over the page: details, navigation on narrow screens, filters. Fills a phone's screen. */
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
