import type { ReactElement, ReactNode } from 'react'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Popover as AriaPopover } from 'react-aria-components/Popover'
import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import { given } from '../../internal/given.ts'
import * as styles from './Popover.css.ts'

export const popoverPlacements = ['bottom start', 'bottom end', 'top start', 'top end', 'end top'] as const

export interface PopoverProps extends ElementProps {
  /** The button that opens it. */
  trigger: ReactElement
  /** The heading, which is also the accessible name. */
  title: string
  children: ReactNode
  /** Where the popover opens, relative to its button. @default 'bottom start' */
  placement?: (typeof popoverPlacements)[number]
  /** Whether it is open. Makes it controlled. */
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
}

/** Shows additional information beside the element it is about. For a decision, use `Dialog`. */
export function Popover({
  trigger,
  title,
  children,
  placement = 'bottom start',
  isOpen,
  onOpenChange,
  ...element
}: PopoverProps) {
  return (
    <DialogTrigger {...given({ isOpen, onOpenChange })}>
      {trigger}
      <AriaPopover className={styles.popover} placement={placement} offset={6} containerPadding={8}>
        <Dialog {...elementProps(element)} className={styles.dialog}>
          <Heading slot="title" level={2} className={styles.title}>
            {title}
          </Heading>
          {children}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  )
}
