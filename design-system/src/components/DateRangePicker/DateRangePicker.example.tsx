import { DateRangePicker, type DateRange } from '@parvis/design-system/DateRangePicker'
import { useState } from 'react'

export function Period() {
  const [period, setPeriod] = useState<DateRange>({ start: null, end: null })
  return <DateRangePicker label="Period" value={period} onChange={setPeriod} />
}
