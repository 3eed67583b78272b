import { type ComparedSide, FieldComparison } from '@parvis/design-system/FieldComparison'
import { useState } from 'react'

const fields = [{ name: 'city', label: 'City', first: 'Lyon', second: 'Paris' }]

export function KeepOrReplace() {
  const [kept, setKept] = useState<Record<string, ComparedSide>>({})
  const sides = { first: 'Stored contact', second: 'Your entry' }
  return <FieldComparison label="Contact" sides={sides} fields={fields} value={kept} onChange={setKept} />
}
