import { DateTime } from '@parvis/design-system/DateTime'

export function Published() {
  return (
    <p>
      Published on <DateTime value="2026-03-12T09:30:00Z" form="date" />
    </p>
  )
}
