import { MultiDirectedGraph } from 'graphology'
import { Sigma } from 'sigma'
import { colors, placeOf, type NetworkSubject } from './data.ts'

const graph = new MultiDirectedGraph()
let renders = 0
let before = 0

export const subject: NetworkSubject = {
  mount: (element, { nodes, edges }) => {
    element.style.height = '700px'
    nodes.forEach(({ id, label, kind }, at) =>
      graph.addNode(id, { label, color: colors[kind], size: 4, ...placeOf(at, nodes.length) }),
    )
    for (const { id, source, target } of edges) graph.addEdgeWithKey(id, source, target)
    const sigma = new Sigma(graph, element)
    sigma.on('afterRender', () => {
      renders += 1
    })
    sigma.refresh()
  },
  isThere: () => renders > 0,
  add: ({ nodes, edges }) => {
    before = renders
    const count = graph.order
    nodes.forEach(({ id, label, kind }, at) =>
      graph.addNode(id, { label, color: colors[kind], size: 4, ...placeOf(count + at, count) }),
    )
    for (const { id, source, target } of edges) graph.addEdgeWithKey(id, source, target)
  },
  isAdded: () => renders > before,
}
