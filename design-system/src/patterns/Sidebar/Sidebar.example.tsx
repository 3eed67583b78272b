import { Sidebar } from '@parvis/design-system/patterns/Sidebar'
import { useState } from 'react'

const items = [
  { id: 'all', title: 'All reports', href: '/reports', icon: 'calendar' as const, color: '#2b7fb8' },
]

export function Navigation() {
  const [isRail, setRail] = useState(false)
  const [width, setWidth] = useState(260)
  const size = { isRail, onRailChange: setRail, width, onWidthChange: setWidth }
  return <Sidebar title="Reports" icon="calendar" color="#2b7fb8" items={items} currentId="all" {...size} />
}
