import { expect, test } from 'vitest'
import { formatMessage } from '../../i18n/messages.ts'
import { listAsCsv } from './exportList.ts'
import { filterGraph } from './graphFilter.ts'
import { GraphModel } from './graphModel.ts'
import { messages, type NetworkWords } from './NetworkGraph.messages.ts'
import type { NetworkEdge } from './networkTypes.ts'
import { linkWords } from './networkWords.ts'

const t: NetworkWords = (key, values) => formatMessage('en', messages.en[key], values)
const kinds = [
  { id: 'k', label: 'Client', pluralLabel: 'Clients', shape: 'circle' as const },
  { id: 'l', label: 'Contact', pluralLabel: 'Contacts', shape: 'square' as const },
]
const nodes = [
  { id: 'a', kind: 'k', label: '=HYPERLINK("x")', description: 'Lyon; France' },
  { id: 'b', kind: 'l', label: 'Beata' },
  { id: 'c', kind: 'k', label: 'Alone' },
]
const edge = (more: Partial<NetworkEdge>) => ({ id: '1', source: 'a', target: 'b', ...more })

test('a link in words, from both of its ends', () => {
  const words = (more: Partial<NetworkEdge>) => {
    const model = new GraphModel(nodes, [edge(more)])
    return [linkWords(model, 0, 0, t), linkWords(model, 0, 1, t)].map(link => `${link.words} ${link.sense}`)
  }
  expect(words({})).toEqual(['linked to none', 'linked to none'])
  expect(words({ label: 'knows' })).toEqual(['knows none', 'knows none'])
  expect(words({ label: 'needs', isDirected: true })).toEqual(['needs out', 'needs (incoming) in'])
  expect(words({ label: 'needs', reverseLabel: 'is needed by', isDirected: true })).toEqual([
    'needs out',
    'is needed by in',
  ])
})

test('the list as a file: what is shown, a line per link, formulas neutralised', () => {
  const model = new GraphModel(nodes, [edge({ label: 'needs', isDirected: true })])
  const kindOf = new Map(kinds.map(kind => [kind.id, kind]))
  const write = (hidden: readonly string[], query = '') =>
    listAsCsv({ model, filter: filterGraph(model, new Set(hidden), query), kindOf, t }, 'en').slice(1)
  expect(write([])).toBe(
    [
      'Element,Type,Description,Link,Linked element,Linked element type',
      `"'=HYPERLINK(""x"")",Client,Lyon; France,needs,Beata,Contact`,
      `Beata,Contact,,needs (incoming),"'=HYPERLINK(""x"")",Client`,
      'Alone,Client,,,,',
      '',
    ].join('\r\n'),
  )
  expect(write(['l'], 'hyper')).toBe(
    [
      'Element,Type,Description,Link,Linked element,Linked element type',
      `"'=HYPERLINK(""x"")",Client,Lyon; France,,,`,
      '',
    ].join('\r\n'),
  )
})
