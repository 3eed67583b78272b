import type { MenuPanelProps } from '../../internal/deferredMenu/DeferredMenu.tsx'
import { MenuPanel } from '../../internal/deferredMenu/MenuPanel.tsx'
import { MenuItem } from '../Menu/Menu.tsx'
import type { TileAction } from './tileAction.ts'

/** The actions of a tile; loaded by `Tile`. */
export default function TileMenu({ actions, ...panel }: MenuPanelProps & { actions: readonly TileAction[] }) {
  return (
    <MenuPanel {...panel}>
      {actions.map(({ id, ...action }) => (
        <MenuItem key={id} {...action} />
      ))}
    </MenuPanel>
  )
}
