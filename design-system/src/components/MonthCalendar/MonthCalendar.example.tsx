import { MonthCalendar, type MonthCalendarSpan } from '@parvis/design-system/MonthCalendar'
import { useState } from 'react'

const entry = { id: '14', from: '2026-03-12', to: '2026-03-13', title: 'Cash flow', href: '/requests/14' }

export function Planning() {
  const [date, setDate] = useState('2026-03-01')
  const show = (_span: MonthCalendarSpan, day: string) => setDate(day)
  return <MonthCalendar date={date} onChange={show} entries={[entry]} emptyText="Nothing is planned" />
}
