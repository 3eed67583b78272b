import cytoscape, { type Core, type ElementDefinition } from 'cytoscape'
import { colors, placeOf, type BenchNetwork, type NetworkSubject } from './data.ts'

let core: Core | undefined
let renders = 0
let before = 0

const elementsOf = ({ nodes, edges }: BenchNetwork, from: number): ElementDefinition[] => [
  ...nodes.map(({ id, label, kind }, at) => ({
    data: { id, label, color: colors[kind] },
    position: placeOf(from + at, from + nodes.length),
  })),
  ...edges.map(({ id, source, target }) => ({ data: { id, source, target } })),
]

export const subject: NetworkSubject = {
  mount: (element, network) => {
    element.style.height = '700px'
    core = cytoscape({
      container: element,
      elements: elementsOf(network, 0),
      layout: { name: 'preset' },
      // As its guide on performance advises.
      textureOnViewport: true,
      hideEdgesOnViewport: true,
      pixelRatio: 1,
      style: [
        {
          selector: 'node',
          style: {
            width: 8,
            height: 8,
            'background-color': 'data(color)',
            label: 'data(label)',
            'min-zoomed-font-size': 9,
          },
        },
        { selector: 'edge', style: { width: 1, 'curve-style': 'haystack', 'line-color': '#999' } },
      ],
    })
    core.on('render', () => {
      renders += 1
    })
  },
  isThere: () => renders > 0,
  add: more => {
    before = renders
    core?.add(elementsOf(more, core.nodes().length))
  },
  isAdded: () => renders > before,
}
