import { ActionsMenu } from '@parvis/design-system/ActionsMenu'
import { MenuItem } from '@parvis/design-system/Menu'

export function ReportActions({ onRename, onDelete }: { onRename: () => void; onDelete: () => void }) {
  return (
    <ActionsMenu label="Actions for Cash flow">
      <MenuItem label="Rename" onAction={onRename} />
      <MenuItem label="Delete" isDanger onAction={onDelete} />
    </ActionsMenu>
  )
}
