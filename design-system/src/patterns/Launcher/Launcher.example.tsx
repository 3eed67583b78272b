import { Launcher } from '@parvis/design-system/patterns/Launcher'
import { useState } from 'react'

const reports = {
  id: 'reports',
  title: 'Reports',
  href: '/reports',
  icon: 'calendar' as const,
  color: '#2b7fb8',
}

export function Applications() {
  const [isOpen, setOpen] = useState(false)
  return <Launcher isOpen={isOpen} onOpenChange={setOpen} items={[reports]} />
}
