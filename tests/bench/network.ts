/** Queries of the network over 20,000 clients, 100,000 people and 60,000 engagements, as its screens send them. */
import type { LoadCase } from './load.ts'

const nothing = { start: [], mine: 0, open: [], years: [], statuses: [] }

const opening = (key: string, kind: string, count: number) => ({ key, kind, count })

const questions: readonly (readonly [name: string, question: object])[] = [
  ['the first of one’s clients', { mine: 20 }],
  ['all of one’s clients', { mine: 1000 }],
  ['a client and its engagements', { start: ['client-1'], open: [opening('client-1', 'engagement', 20)] }],
  [
    'a partner and all their engagements',
    { start: ['staff-3'], open: [opening('staff-3', 'engagement', 1000)] },
  ],
  [
    'the same of two years',
    { start: ['staff-3'], open: [opening('staff-3', 'engagement', 1000)], years: [2025, 2026] },
  ],
  [
    'the same with fees from 60,000 euros',
    { start: ['staff-3'], open: [opening('staff-3', 'engagement', 1000)], minimumFees: 60_000 },
  ],
]

/** Everybody who works with anybody is a few links away: finding a long path visits most of the network. */
const ends = [
  ['two clients', 'client-2', 'client-3'],
  ['two contacts', 'contact-5', 'contact-50000'],
  ['a partner and a manager', 'staff-3', 'staff-4'],
  ['a contact and a partner', 'contact-50000', 'staff-3'],
  ['a contact and an engagement', 'contact-50000', 'engagement-30000'],
]

const asked = [
  ['who knows a client', 'NetworkClients(1)/Staff'],
  ['what it can be filtered by', 'NetworkChoices'],
  ['independence conflicts', 'IndependenceConflicts?$count=true&$top=50'],
  ['search, two letters', 'NetworkElements?text=ma'],
  ['search, a word of most engagements', 'NetworkElements?text=audit'],
  ...ends.map(([name, from, to]) => [
    `paths between ${String(name)}`,
    `NetworkPaths?from=${String(from)}&to=${String(to)}`,
  ]),
]

export const networkCases: readonly (Omit<LoadCase, 'tokens'> & { as: string })[] = [
  ...questions.map(([name, question]) => ({
    name: `Network: ${name}`,
    path: '/api/portal/v1/Network',
    body: { ...nothing, ...question },
    as: 'partner@parvis.example',
  })),
  ...asked.map(([name, query]) => ({
    name: `Network: ${String(name)}`,
    path: `/api/portal/v1/${String(query)}`,
    as: 'partner@parvis.example',
  })),
]
