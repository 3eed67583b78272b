import { TileGrid } from '@parvis/design-system/TileGrid'

const reports = {
  id: 'reports',
  title: 'Reports',
  href: '/reports',
  icon: 'calendar' as const,
  color: '#2b7fb8',
}

export function Applications() {
  return <TileGrid label="Applications" items={[reports]} />
}
