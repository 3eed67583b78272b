import { DatePicker } from '@parvis/design-system/DatePicker'
import { useState } from 'react'

export function Delivery() {
  const [day, setDay] = useState<string | null>(null)
  return <DatePicker label="Delivery" minimum="2026-01-01" value={day} onChange={setDay} />
}
