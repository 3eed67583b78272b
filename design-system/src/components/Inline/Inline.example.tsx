import { Button } from '@parvis/design-system/Button'
import { Inline } from '@parvis/design-system/Inline'

export function Choices({ onSave, onCancel }: { onSave: () => void; onCancel: () => void }) {
  return (
    <Inline justify="end">
      <Button onPress={onCancel}>Cancel</Button>
      <Button variant="primary" onPress={onSave}>
        Save
      </Button>
    </Inline>
  )
}
