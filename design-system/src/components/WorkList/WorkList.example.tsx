import { WorkList } from '@parvis/design-system/WorkList'

const request = {
  id: '14',
  kind: 'Request to plan',
  title: 'Fontaine SA',
  href: '/requests/14',
  since: '2026-03-12T09:30:00Z',
}

export function ToDo() {
  return <WorkList title="To do" empty="Nothing waits for you." items={[request]} />
}
