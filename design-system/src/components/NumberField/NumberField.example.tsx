import { NumberField } from '@parvis/design-system/NumberField'
import { useState } from 'react'

export function Hours() {
  const [hours, setHours] = useState<number | null>(null)
  return <NumberField label="Hours" minimum={0} step={0.25} value={hours} onChange={setHours} />
}
