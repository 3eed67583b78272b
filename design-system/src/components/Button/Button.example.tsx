import { Button } from '@parvis/design-system/Button'

export function SendRequest({ onSend, isSending }: { onSend: () => void; isSending: boolean }) {
  return (
    <Button variant="primary" isPending={isSending} onPress={onSend}>
      Send request
    </Button>
  )
}
