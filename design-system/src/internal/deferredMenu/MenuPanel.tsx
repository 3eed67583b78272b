import type { ReactNode } from 'react'
import { Menu } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import * as styles from '../../components/Menu/Menu.css.ts'
import { given } from '../given.ts'
import { giveFocusToItem } from '../focus/giveFocusToItem.ts'
import type { MenuPanelProps } from './DeferredMenu.tsx'

/** The items of a menu that is created on demand, below its button and aligned with its end. */
export function MenuPanel({
  menu,
  triggerRef,
  isOpen,
  onOpenChange,
  children,
}: MenuPanelProps & { children: ReactNode }) {
  return (
    <Popover
      trigger="MenuTrigger"
      triggerRef={triggerRef}
      {...given({ 'aria-label': menu['aria-label'], 'aria-labelledby': menu['aria-labelledby'] })}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      className={styles.popover}
      placement="bottom end"
      offset={6}
      containerPadding={8}
    >
      <Menu {...menu} ref={giveFocusToItem} className={styles.menu}>
        {children}
      </Menu>
    </Popover>
  )
}
