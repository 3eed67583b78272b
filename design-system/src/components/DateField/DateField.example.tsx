import { DateField } from '@parvis/design-system/DateField'
import { useState } from 'react'

export function Birthday() {
  const [day, setDay] = useState<string | null>(null)
  return <DateField label="Date of birth" autoComplete="bday" value={day} onChange={setDay} />
}
