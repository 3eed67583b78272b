import { Card } from '@parvis/design-system/Card'
import { DescriptionList } from '@parvis/design-system/DescriptionList'
import { LinkButton } from '@parvis/design-system/LinkButton'

export function ClientCard() {
  return (
    <Card title="Fontaine SA" actions={<LinkButton href="/clients/1">Open</LinkButton>}>
      <DescriptionList items={[{ term: 'City', value: 'Lyon' }]} />
    </Card>
  )
}
