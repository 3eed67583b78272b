import { Badge, CountBadge } from '@parvis/design-system/Badge'
import { Inline } from '@parvis/design-system/Inline'

export function NewReports({ count }: { count: number }) {
  return (
    <Inline>
      <Badge tone="accent">New</Badge>
      <CountBadge count={count} label={`${count} reports to read`} />
    </Inline>
  )
}
