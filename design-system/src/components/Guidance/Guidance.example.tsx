import { Guidance } from '@parvis/design-system/Guidance'
import { LinkButton } from '@parvis/design-system/LinkButton'

export function FirstSteps() {
  return (
    <Guidance title="Begin with a client" actions={<LinkButton href="/clients/new">Add client</LinkButton>}>
      Reports and documents belong to a client.
    </Guidance>
  )
}
