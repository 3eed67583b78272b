import type { NetworkState } from './useNetworkState.ts'
import { xmlText } from './xmlText.ts'

type Exported = Pick<NetworkState, 'title' | 'model' | 'filter' | 'kindOf'>

const keys = [
  ['node', 'name'],
  ['node', 'label'],
  ['node', 'kind'],
  ['node', 'description'],
  ['edge', 'relation'],
] as const

const data = (key: string, text: string | undefined) =>
  text === undefined || text === '' ? '' : `<data key="${key}">${xmlText(text)}</data>`

/**
 * The nodes found and the links between them as GraphML, which other network tools can read. GraphML ids are single
 * words, which the caller's ids need not be.
 * @source http://graphml.graphdrawing.org/specification.html
 */
export function networkAsGraphml({ title, model, filter, kindOf }: Exported): string {
  const isFound = (node: number | undefined) => node !== undefined && filter.found[node] === 1
  const nodes = model.nodes.flatMap(({ id, label, kind, description }, number) =>
    isFound(number)
      ? [
          `<node id="n${String(number)}">${data('name', id)}${data('label', label)}${data('kind', kindOf.get(kind)?.label ?? kind)}${data('description', description)}</node>`,
        ]
      : [],
  )
  const edges = model.edges.flatMap(({ label, isDirected = false }, number) =>
    isFound(model.sources[number]) && isFound(model.targets[number])
      ? [
          `<edge source="n${String(model.sources[number])}" target="n${String(model.targets[number])}" directed="${String(isDirected)}">${data('relation', label)}</edge>`,
        ]
      : [],
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<graphml xmlns="http://graphml.graphdrawing.org/xmlns">',
    ...keys.map(
      ([owner, name]) => `<key id="${name}" for="${owner}" attr.name="${name}" attr.type="string"/>`,
    ),
    `<graph edgedefault="undirected"><desc>${xmlText(title)}</desc>`,
    ...nodes,
    ...edges,
    '</graph>',
    '</graphml>',
    '',
  ].join('\n')
}
