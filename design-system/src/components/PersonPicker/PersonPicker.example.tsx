import type { Person } from '@parvis/design-system/people'
import { PersonPicker } from '@parvis/design-system/PersonPicker'
import { useState } from 'react'

const people = [{ id: '1', name: 'Anne Martin', email: 'anne@firm.example' }]

export function Manager() {
  const [manager, setManager] = useState<Person | null>(null)
  return <PersonPicker label="Manager" people={people} value={manager} onChange={setManager} />
}
