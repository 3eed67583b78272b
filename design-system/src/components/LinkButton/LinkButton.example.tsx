import { LinkButton } from '@parvis/design-system/LinkButton'

export function NewRequest() {
  return (
    <LinkButton href="/requests/new" variant="primary">
      New request
    </LinkButton>
  )
}
