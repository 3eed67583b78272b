import type { NetworkEdge, NetworkKind, NetworkNode } from './networkTypes.ts'

/** Clients, their contacts, the engagements for them and the staff who work on these. */
export const firmKinds: readonly NetworkKind[] = [
  { id: 'client', label: 'Client', pluralLabel: 'Clients', shape: 'circle', tone: 'accent' },
  { id: 'contact', label: 'Contact', pluralLabel: 'Contacts', shape: 'diamond', tone: 'accentSoft' },
  { id: 'mission', label: 'Mission', pluralLabel: 'Missions', shape: 'square', tone: 'ink' },
  { id: 'staff', label: 'Collaborateur', pluralLabel: 'Collaborateurs', shape: 'triangle', tone: 'paper' },
]

const clients = [
  'Durand SA',
  'Boulangerie Martin',
  'Éditions du Parvis',
  'Transports Leroy',
  'Clinique des Lilas',
]
const contacts = ['Anne Durand', 'Paul Martin', 'Éloïse Petit', 'Marc Leroy', 'Chloé Girard', 'Hugo Blanc']
const missions = [
  'Audit 2025',
  'Bilan annuel',
  'Paie',
  'Conseil fiscal',
  'Commissariat aux comptes',
  'Due diligence',
]
const staff = ['Inès Moreau', 'Thomas Roux', 'Léa Fontaine', 'Karim Benali']

const named = (kind: string, labels: readonly string[]): NetworkNode[] =>
  labels.map((label, at) => ({ id: `${kind}-${String(at)}`, kind, label }))

export const firmNodes: readonly NetworkNode[] = [
  ...named('client', clients).map((node, at) => ({
    ...node,
    description:
      ['Lyon, industrie', 'Villeurbanne, commerce', 'Paris, presse', 'Dijon, transport', 'Nantes, santé'][
        at
      ] ?? '',
    ...(at === 3 && { badge: { label: 'À relancer', tone: 'warning' as const } }),
  })),
  ...named('contact', contacts),
  ...named('mission', missions),
  ...named('staff', staff),
]

const works = { label: 'travaille pour', reverseLabel: 'a pour contact', isDirected: true }
const served = { label: 'est réalisée pour', reverseLabel: 'a pour mission', isDirected: true }
const leads = { label: 'intervient sur', reverseLabel: 'a pour intervenant', isDirected: true }
const pairs: readonly (readonly [string, string, object])[] = [
  ['contact-0', 'client-0', works],
  ['contact-1', 'client-1', works],
  ['contact-2', 'client-2', works],
  ['contact-3', 'client-3', works],
  ['contact-4', 'client-4', works],
  ['contact-5', 'client-0', works],
  ['contact-5', 'client-2', works],
  ['mission-0', 'client-0', served],
  ['mission-1', 'client-1', served],
  ['mission-2', 'client-0', served],
  ['mission-3', 'client-2', served],
  ['mission-4', 'client-3', served],
  ['mission-5', 'client-4', served],
  ['staff-0', 'mission-0', leads],
  ['staff-0', 'mission-1', leads],
  ['staff-1', 'mission-2', leads],
  ['staff-1', 'mission-3', leads],
  ['staff-2', 'mission-3', leads],
  ['staff-2', 'mission-4', leads],
  ['contact-0', 'contact-5', { label: 'est parent de' }],
]

export const firmEdges: readonly NetworkEdge[] = pairs.map(([source, target, words], at) => ({
  id: `link-${String(at)}`,
  source,
  target,
  ...words,
}))

/** Rights and their dependencies. */
export const scopeKinds: readonly NetworkKind[] = [
  { id: 'scope', label: 'Droit', pluralLabel: 'Droits', shape: 'square', tone: 'accent' },
  { id: 'role', label: 'Rôle', pluralLabel: 'Rôles', shape: 'hexagon', tone: 'ink' },
]
export const scopeNodes: readonly NetworkNode[] = [
  { id: 'admin', kind: 'role', label: 'Administrateur' },
  { id: 'reader', kind: 'role', label: 'Lecteur' },
  ...[
    'rapports:publier',
    'rapports:valider',
    'rapports:lire',
    'clients:modifier',
    'clients:lire',
    'portail',
  ].map(label => ({ id: label, kind: 'scope', label })),
]
const needs = { label: 'exige', reverseLabel: 'est exigé par', isDirected: true }
export const scopeEdges: readonly NetworkEdge[] = [
  ['admin', 'rapports:publier'],
  ['admin', 'clients:modifier'],
  ['reader', 'rapports:lire'],
  ['rapports:publier', 'rapports:valider'],
  ['rapports:valider', 'rapports:lire'],
  ['rapports:lire', 'clients:lire'],
  ['clients:modifier', 'clients:lire'],
  ['clients:lire', 'portail'],
].map(([source = '', target = '']) => ({ id: `${source}>${target}`, source, target, ...needs }))

/**
 * A deterministic network of any size: clusters of clients, with their own contacts, missions and staff, and few links
 * between clusters.
 * @param count of nodes; there are twice as many links
 */
export function makeNetwork(count: number): { nodes: NetworkNode[]; edges: NetworkEdge[] } {
  let state = 7
  /** A number from 0 to below `end` (mulberry32). */
  const random = (end: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % end
  }
  const nodes = Array.from({ length: count }, (_, at): NetworkNode => {
    const kind = firmKinds[at % 10 < 2 ? 0 : at % 10 < 6 ? 1 : at % 10 < 9 ? 2 : 3]
    return { id: String(at), kind: kind?.id ?? '', label: `${kind?.label ?? ''} ${String(at)}` }
  })
  const edges = Array.from({ length: 2 * count }, (_, at): NetworkEdge => {
    const source = at % count
    const near = Math.max(0, source - 1 - random(Math.min(40, Math.max(1, source))))
    const target = at < count ? Math.floor(source / 6) : random(10) === 0 ? random(count) : near
    return { id: String(at), source: String(source), target: String(target), label: 'lié à' }
  })
  return { nodes, edges }
}
