import { given } from '../../internal/given.ts'
import { MenuItem } from '../Menu/Menu.tsx'
import { AnchoredMenu } from './AnchoredMenu.tsx'
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
    <AnchoredMenu label={label} trigger={trigger} onClose={onClose}>
      {actions.map(({ id, label: words, icon, isDanger, disabledReason, onAction }) => (
        <MenuItem
          key={id}
          label={words}
          {...given({ icon, isDanger, description: disabledReason })}
          isDisabled={disabledReason !== undefined}
          onAction={onAction}
        />
      ))}
    </AnchoredMenu>
  )
}
