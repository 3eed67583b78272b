import { ActionItems } from '../../internal/deferredMenu/ActionItems.tsx'
import { anchoredMenu } from '../../internal/deferredMenu/anchoredMenu.ts'
import { MenuPanel } from '../../internal/deferredMenu/MenuPanel.tsx'
import type { GridRowAction } from './gridTypes.ts'

interface RowMenuProps {
  label: string
  actions: readonly GridRowAction[]
  trigger: HTMLElement
  onClose: () => void
}

/** The actions menu of a row. */
export function RowMenu({ label, actions, trigger, onClose }: RowMenuProps) {
  return (
    <MenuPanel {...anchoredMenu(label, trigger, onClose)}>
      <ActionItems actions={actions} />
    </MenuPanel>
  )
}
