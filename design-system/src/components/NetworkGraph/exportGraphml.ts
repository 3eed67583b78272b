import type { NetworkState } from './useNetworkState.ts'
import { xmlText } from './xmlText.ts'

type Exported = Pick<NetworkState, 'title' | 'model' | 'filter' | 'kindOf'>

const keys = [
  ['node', 'label'],
  ['node', 'kind'],
  ['node', 'description'],
  ['edge', 'relation'],
] as const

const data = (key: string, text: string | undefined) =>
  text === undefined || text === '' ? '' : `<data key="${key}">${xmlText(text)}</data>`

/**
 * What is found, and the links between it, as GraphML, which other tools for networks read.
 * @source http://graphml.graphdrawing.org/specification.html
 */
export function networkAsGraphml({ title, model, filter, kindOf }: Exported): string {
  const isFound = (node: number | undefined) => node !== undefined && filter.found[node] === 1
  const nodes = model.nodes.flatMap(({ id, label, kind, description }, number) =>
    isFound(number)
      ? [
          `<node id="${xmlText(id)}">${data('label', label)}${data('kind', kindOf.get(kind)?.label ?? kind)}${data('description', description)}</node>`,
        ]
      : [],
  )
  const edges = model.edges.flatMap(({ id, source, target, label, isDirected = false }, number) =>
    isFound(model.sources[number]) && isFound(model.targets[number])
      ? [
          `<edge id="${xmlText(id)}" source="${xmlText(source)}" target="${xmlText(target)}" directed="${String(isDirected)}">${data('relation', label)}</edge>`,
        ]
      : [],
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<graphml xmlns="http://graphml.graphdrawing.org/xmlns">',
    ...keys.map(
      ([owner, name]) => `<key id="${name}" for="${owner}" attr.name="${name}" attr.type="string"/>`,
    ),
    `<graph id="${xmlText(title)}" edgedefault="undirected">`,
    ...nodes,
    ...edges,
    '</graph>',
    '</graphml>',
    '',
  ].join('\n')
}
