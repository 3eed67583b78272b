import type { ReactNode } from 'react'
import { Menu } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import * as styles from '../Menu/Menu.css.ts'

interface AnchoredMenuProps {
  /** Names the menu. */
  label: string
  /** The button that it belongs to. */
  trigger: HTMLElement
  onClose: () => void
  /** `MenuItem` and `MenuSection`. */
  children: ReactNode
}

/** The one menu of many buttons: a grid has a button in every row, and no menu until one is pressed. */
export function AnchoredMenu({ label, trigger, onClose, children }: AnchoredMenuProps) {
  return (
    <Popover
      trigger="MenuTrigger"
      triggerRef={{ current: trigger }}
      isOpen
      onOpenChange={isOpen => !isOpen && onClose()}
      className={styles.popover}
      aria-label={label}
      placement="bottom end"
      offset={4}
      containerPadding={8}
    >
      <Menu
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu that opens takes the focus: its keys work from there
        autoFocus="first"
        onClose={onClose}
        className={styles.menu}
      >
        {children}
      </Menu>
    </Popover>
  )
}
