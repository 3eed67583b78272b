import type { NetworkEdge } from '@parvis/design-system/NetworkGraph'
import { askWorker } from '../../../../workers/ask-worker.ts'
import { numbered } from '../centrality/numbered.ts'
import { centersOf } from './centers.ts'
import type { PictureNode } from '../rules/picture.ts'
import type { NetworkKey } from '../rules/place.ts'

/** Timeout in milliseconds; 5,000 nodes take less than a second on a slow processor. */
const longest = 60_000

/** Maps each element to the one that names its community. Runs in a worker, so that the picture stays usable. */
export async function findCommunities(
  nodes: readonly PictureNode[],
  edges: readonly NetworkEdge[],
  signal: AbortSignal,
): Promise<ReadonlyMap<NetworkKey, PictureNode>> {
  const worker = new Worker(new URL('./communities.worker.ts', import.meta.url), { type: 'module' })
  const task = numbered(nodes, edges)
  const found = await askWorker(worker, {
    task,
    signal,
    longest,
    read: (answer: Int32Array) => answer,
    broken: () => new Error('The worker broke, or took too long'),
  })
  const centers = centersOf(nodes, task, found)
  return new Map(nodes.map((node, number) => [node.id, nodes[centers[number] ?? number] ?? node]))
}
