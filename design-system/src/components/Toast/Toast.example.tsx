import { Button } from '@parvis/design-system/Button'
import { showToast } from '@parvis/design-system/Toast'

export function SaveButton({ onSave }: { onSave: () => Promise<void> }) {
  const save = async () => {
    await onSave()
    showToast({ title: 'Report saved' })
  }
  return <Button onPress={() => void save()}>Save</Button>
}
