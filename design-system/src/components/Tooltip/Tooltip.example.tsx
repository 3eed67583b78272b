import { Button } from '@parvis/design-system/Button'
import { Tooltip } from '@parvis/design-system/Tooltip'

export function Publish({ onPublish }: { onPublish: () => void }) {
  return (
    <Tooltip text="Clients are told by email">
      <Button onPress={onPublish}>Publish</Button>
    </Tooltip>
  )
}
