import { Timeline } from '@parvis/design-system/Timeline'

export function RequestHistory() {
  return (
    <Timeline
      label="History of the request"
      events={[
        { id: '1', title: 'Sent', actor: 'Anne Martin', date: '12 March 2026', dateTime: '2026-03-12' },
        { id: '2', title: 'Approved', date: '13 March 2026', dateTime: '2026-03-13' },
      ]}
    />
  )
}
