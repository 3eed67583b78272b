import { Button } from '@parvis/design-system/Button'
import { Dialog } from '@parvis/design-system/Dialog'
import { useState } from 'react'

export function AboutReports() {
  const [isOpen, setOpen] = useState(false)
  const close = <Button onPress={() => setOpen(false)}>Close</Button>
  return (
    <Dialog isOpen={isOpen} onOpenChange={setOpen} title="About reports" footer={close}>
      Reports are published on the day after they are approved.
    </Dialog>
  )
}
