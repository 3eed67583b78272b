import { LinkButton } from '@parvis/design-system/LinkButton'
import { PageHeader } from '@parvis/design-system/PageHeader'

export function ReportsHeader() {
  return (
    <PageHeader
      title="Reports"
      sentence="What is published for your clients."
      actions={<LinkButton href="/requests/new">New request</LinkButton>}
    />
  )
}
