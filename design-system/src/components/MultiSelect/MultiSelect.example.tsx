import { MultiSelect, type MultiSelectOption } from '@parvis/design-system/MultiSelect'
import { useState } from 'react'

const clients = [
  { id: '1', label: 'Fontaine SA' },
  { id: '2', label: 'Humbert SARL' },
]

export function ClientsField() {
  const [chosen, setChosen] = useState<readonly MultiSelectOption[]>([])
  return <MultiSelect label="Clients" options={clients} value={chosen} onChange={setChosen} />
}
