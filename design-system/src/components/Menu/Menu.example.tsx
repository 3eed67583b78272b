import { Button } from '@parvis/design-system/Button'
import { Menu, MenuItem } from '@parvis/design-system/Menu'

export function ExportMenu({ onExport }: { onExport: (kind: 'csv' | 'xlsx') => void }) {
  return (
    <Menu trigger={<Button>Export</Button>}>
      <MenuItem label="CSV" onAction={() => onExport('csv')} />
      <MenuItem label="Excel" onAction={() => onExport('xlsx')} />
    </Menu>
  )
}
