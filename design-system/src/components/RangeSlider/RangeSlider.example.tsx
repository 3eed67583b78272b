import { RangeSlider } from '@parvis/design-system/RangeSlider'
import { useState } from 'react'

export function Amount() {
  const [range, setRange] = useState({ from: 0, to: 1000 })
  return <RangeSlider label="Amount" minimum={0} maximum={1000} value={range} onChange={setRange} />
}
