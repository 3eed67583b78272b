import { RadioGroup } from '@parvis/design-system/RadioGroup'
import { useState } from 'react'

const periods = [
  { id: 'year', label: 'Every year' },
  { id: 'month', label: 'Every month' },
]

export function HowOften() {
  const [period, setPeriod] = useState<string | null>(null)
  return <RadioGroup label="How often" options={periods} value={period} onChange={setPeriod} />
}
