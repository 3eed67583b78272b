import { Drawer } from '@parvis/design-system/Drawer'
import { type ReactNode, useState } from 'react'

export function Filters({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Drawer isOpen={isOpen} onOpenChange={setOpen} title="Filters">
      {children}
    </Drawer>
  )
}
