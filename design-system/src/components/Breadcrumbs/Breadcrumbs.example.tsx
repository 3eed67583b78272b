import { Breadcrumbs } from '@parvis/design-system/Breadcrumbs'

export function Way() {
  return (
    <Breadcrumbs
      items={[
        { id: 'home', label: 'Home', href: '/' },
        { id: 'reports', label: 'Reports', href: '/reports' },
        { id: 'cash', label: 'Cash flow' },
      ]}
    />
  )
}
