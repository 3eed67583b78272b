import { EllipsisVertical } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Menu } from '../Menu/Menu.tsx'

export interface ActionsMenuProps {
  /** Whose actions they are: "Actions for Reports". Names the button and the menu. */
  label: string
  /** `MenuItem`s and `MenuSection`s. */
  children: ReactNode
  /** @default 'small' */
  size?: 'small' | 'medium'
}

/** The actions on one thing among many, behind three dots: a row, a card. */
export function ActionsMenu({ label, children, size = 'small' }: ActionsMenuProps) {
  return (
    <Menu
      placement="bottom end"
      trigger={
        <IconButton
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
