import { TimeField } from '@parvis/design-system/TimeField'
import { useState } from 'react'

export function Meeting() {
  const [hour, setHour] = useState<string | null>(null)
  return <TimeField label="Beginning" value={hour} onChange={setHour} />
}
