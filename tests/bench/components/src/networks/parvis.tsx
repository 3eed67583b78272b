import { NetworkGraph, type NetworkKind } from '@parvis/design-system/NetworkGraph'
import { useLayoutEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { BenchNetwork, NetworkSubject } from './data.ts'

const kinds: readonly NetworkKind[] = [
  { id: 'client', label: 'Client', pluralLabel: 'Clients', shape: 'circle', tone: 'accent' },
  { id: 'contact', label: 'Contact', pluralLabel: 'Contacts', shape: 'diamond', tone: 'accentSoft' },
  { id: 'engagement', label: 'Engagement', pluralLabel: 'Engagements', shape: 'square', tone: 'ink' },
  { id: 'staff', label: 'Staff', pluralLabel: 'Staff', shape: 'triangle', tone: 'paper' },
]

let set: ((network: BenchNetwork) => void) | undefined
let shown: BenchNetwork = { nodes: [], edges: [] }

function Held({ network }: { network: BenchNetwork }) {
  const [held, setHeld] = useState(network)
  useLayoutEffect(() => {
    set = setHeld
  }, [])
  return <NetworkGraph aria-label="Network" kinds={kinds} height="700px" {...held} />
}

const frame = () => document.querySelector('[role="application"]')
const isBusy = () => document.querySelector('[aria-busy="true"]') !== null

export const subject: NetworkSubject = {
  mount: (element, network) => {
    shown = network
    createRoot(element).render(<Held network={network} />)
  },
  isThere: () => frame() !== null && !isBusy(),
  add: more => {
    shown = { nodes: [...shown.nodes, ...more.nodes], edges: [...shown.edges, ...more.edges] }
    set?.(shown)
  },
  // Drawn as soon as it is there, and moved to its place after that.
  isAdded: () => frame() !== null,
}
