import { Select } from '@parvis/design-system/Select'
import { useState } from 'react'

const kinds = [
  { id: 'cash', label: 'Cash flow' },
  { id: 'balance', label: 'Balance sheet' },
]

export function ReportKind() {
  const [kind, setKind] = useState<string | null>(null)
  return <Select label="Kind of report" options={kinds} value={kind} onChange={setKind} />
}
