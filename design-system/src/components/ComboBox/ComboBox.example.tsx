import { ComboBox, type ComboBoxOption } from '@parvis/design-system/ComboBox'
import { useState } from 'react'

const clients = [
  { id: '1', label: 'Fontaine SA' },
  { id: '2', label: 'Humbert SARL' },
]

export function ClientField() {
  const [client, setClient] = useState<ComboBoxOption | null>(null)
  return <ComboBox label="Client" options={clients} value={client} onChange={setClient} />
}
