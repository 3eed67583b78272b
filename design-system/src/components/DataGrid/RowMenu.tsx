import { MenuPanel } from '../../internal/deferredMenu/MenuPanel.tsx'
import { given } from '../../internal/given.ts'
import { MenuItem } from '../Menu/Menu.tsx'
import { anchoredMenu } from '../../internal/deferredMenu/anchoredMenu.ts'
import type { GridRowAction } from './gridTypes.ts'

interface RowMenuProps {
  label: string
  actions: readonly GridRowAction[]
  trigger: HTMLElement
  onClose: () => void
}

/** What can be done with a row. */
export function RowMenu({ label, actions, trigger, onClose }: RowMenuProps) {
  return (
    <MenuPanel {...anchoredMenu(label, trigger, onClose)}>
      {actions.map(({ id, label: words, icon, isDanger, disabledReason, onAction }) => (
        <MenuItem
          key={id}
          label={words}
          {...given({ icon, isDanger, description: disabledReason })}
          isDisabled={disabledReason !== undefined}
          onAction={onAction}
        />
      ))}
    </MenuPanel>
  )
}
