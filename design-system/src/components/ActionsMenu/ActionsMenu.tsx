import { EllipsisVertical } from 'lucide-react'
import type { ReactNode } from 'react'
import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Menu } from '../Menu/Menu.tsx'

export interface ActionsMenuProps extends ElementProps<HTMLButtonElement> {
  /** Whose actions they are: "Actions for Reports". Names the button and the menu. */
  label: string
  /** `MenuItem`s and `MenuSection`s. */
  children: ReactNode
  /** @default 'small' */
  size?: 'small' | 'medium'
}

/** The actions on one thing among many, behind three dots: a row, a card. */
export function ActionsMenu({ label, children, size = 'small', ...element }: ActionsMenuProps) {
  return (
    <Menu
      placement="bottom end"
      trigger={
        <IconButton
          {...elementProps(element)}
          label={label}
          size={size}
          hasTooltip={false}
          icon={<EllipsisVertical aria-hidden size={18} />}
        />
      }
    >
      {children}
    </Menu>
  )
}
