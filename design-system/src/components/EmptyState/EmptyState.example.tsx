import { EmptyState } from '@parvis/design-system/EmptyState'
import { LinkButton } from '@parvis/design-system/LinkButton'

export function NoReports() {
  return (
    <EmptyState
      title="No reports yet"
      actions={<LinkButton href="/requests/new">Request a report</LinkButton>}
    >
      Reports appear here once they are published.
    </EmptyState>
  )
}
