import { LinkButton } from '@parvis/design-system/LinkButton'
import { NotFound } from '@parvis/design-system/NotFound'

export function NoSuchPage() {
  return <NotFound actions={<LinkButton href="/">Go to the home page</LinkButton>} />
}
