import { NetworkGraph } from '@parvis/design-system/NetworkGraph'

const kinds = [{ id: 'client', label: 'Client', pluralLabel: 'Clients', shape: 'circle' as const }]
const nodes = [
  { id: '1', label: 'Fontaine SA', kind: 'client' },
  { id: '2', label: 'Humbert SARL', kind: 'client' },
]
const edges = [{ id: '1-2', source: '1', target: '2', label: 'owns', isDirected: true }]

export function Owners() {
  return <NetworkGraph aria-label="Owners" nodes={nodes} edges={edges} kinds={kinds} />
}
