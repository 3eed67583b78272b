import { AccessDenied } from '@parvis/design-system/AccessDenied'
import { LinkButton } from '@parvis/design-system/LinkButton'

export function NoReports() {
  return (
    <AccessDenied
      subject="screen"
      contact="security@firm.example"
      actions={<LinkButton href="/">Go to the home page</LinkButton>}
    />
  )
}
