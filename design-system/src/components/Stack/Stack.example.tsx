import { Card } from '@parvis/design-system/Card'
import { Stack } from '@parvis/design-system/Stack'

export function Contacts({ names }: { names: readonly string[] }) {
  return (
    <Stack gap={2} isList>
      {names.map(name => (
        <Card key={name}>{name}</Card>
      ))}
    </Stack>
  )
}
