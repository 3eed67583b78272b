import type { ReactNode } from 'react'
import { Menu } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import * as styles from '../../components/Menu/Menu.css.ts'
import type { MenuPanelProps } from './DeferredMenu.tsx'

/** The items of a deferred menu, under its button and at its end. */
export function MenuPanel({
  id,
  labelledBy,
  triggerRef,
  isOpen,
  onOpenChange,
  takesFocus,
  children,
}: MenuPanelProps & { children: ReactNode }) {
  return (
    <Popover
      trigger="MenuTrigger"
      triggerRef={triggerRef}
      aria-labelledby={labelledBy}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      className={styles.popover}
      placement="bottom end"
      offset={6}
      containerPadding={8}
    >
      <Menu
        id={id}
        aria-labelledby={labelledBy}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu that opens takes the focus: its keys work from there
        autoFocus={takesFocus}
        onClose={() => onOpenChange(false)}
        className={styles.menu}
      >
        {children}
      </Menu>
    </Popover>
  )
}
