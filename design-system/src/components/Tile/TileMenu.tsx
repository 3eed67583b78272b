import { EllipsisVertical } from 'lucide-react'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Menu, MenuItem } from '../Menu/Menu.tsx'
import type { TileAction } from './tileAction.ts'

export interface TileMenuProps {
  /** Name of the button. */
  label: string
  actions: readonly TileAction[]
}

/** The button and the menu of a tile; loaded by `Tile`. */
export default function TileMenu({ label, actions }: TileMenuProps) {
  return (
    <Menu
      placement="bottom end"
      trigger={<IconButton size="small" label={label} icon={<EllipsisVertical aria-hidden size={18} />} />}
    >
      {actions.map(({ id, ...action }) => (
        <MenuItem key={id} {...action} />
      ))}
    </Menu>
  )
}
