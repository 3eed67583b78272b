/** Queries of the engagement finder over 60,000 engagements and 5,000 reference sheets, as its screen sends them. */
import type { LoadCase } from './load.ts'

/** Many members of staff in turn: one person may send 600 requests a minute. */
export const staffInTurn = 'staff in turn'

const questions: readonly (readonly [name: string, words: string, filters: Record<string, string[]>])[] = [
  ['nothing', '', {}],
  ['a business unit and two years', '', { businessUnit: ['Audit Paris'], year: ['2024', '2025'] }],
  ['a partner', '', { partner: ['partner@parvis.example'] }],
  ['what is published in a sector', '', { sheet: ['published'], sector: ['health', 'agrifood'] }],
  ['a word', 'consolidation', {}],
  ['a word that most engagements have', 'conseil', { status: ['Actif'] }],
  ['two words and a service', 'paie clinique', { service: ['payroll'] }],
  ['a word with a mistake', 'consolidaton', {}],
]

/** Includes the counts of all facets, the first 25 results and the total. */
export const finderCases: readonly (Omit<LoadCase, 'tokens'> & { as: string })[] = [
  ...questions.map(([name, words, filters]) => ({
    name: `Finder, all facets: ${name}`,
    path: '/api/organisation/v1/FinderSearch',
    body: { words, filters },
    as: staffInTurn,
  })),
  ...[
    ['all published', `$filter=status eq 'published'`],
    ['waiting for the manager', `$filter=status eq 'validatedByCommercial'`],
    ['search', '$search=consolidation'],
  ].map(([name, query]) => ({
    name: `Reference sheets: ${String(name)}`,
    path: `/api/organisation/v1/ReferenceSheets?${String(query)}&$orderby=isWaitingForMe desc,statusDate desc,id&$top=50&$count=true`,
    as: 'manager@parvis.example',
  })),
]
