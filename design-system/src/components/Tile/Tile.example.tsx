import { Tile } from '@parvis/design-system/Tile'

export function ReportsTile() {
  return (
    <Tile title="Reports" description="What is published" href="/reports" icon="calendar" color="#2b7fb8" />
  )
}
