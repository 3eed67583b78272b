import { FilterPanel } from '@parvis/design-system/patterns/FilterPanel'
import { TextField } from '@parvis/design-system/TextField'
import { useState } from 'react'

export function ReportFilters() {
  const [name, setName] = useState('')
  return (
    <FilterPanel activeCount={name === '' ? 0 : 1} onClear={() => setName('')}>
      <TextField label="Name" value={name} onChange={setName} />
    </FilterPanel>
  )
}
