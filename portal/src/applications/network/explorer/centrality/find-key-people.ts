import type { NetworkEdge } from '@parvis/design-system/NetworkGraph'
import { askWorker } from '../../../../workers/ask-worker.ts'
import { numbered } from './numbered.ts'
import type { PictureNode } from '../rules/picture.ts'

/** A person who connects others, with the share of the shortest paths between them that lead through that person. */
export interface KeyPerson {
  node: PictureNode
  share: number
}

/** Maximum number of people returned. */
const most = 10

/** Timeout in milliseconds; 5,000 nodes take some seconds on a slow processor. */
const longest = 60_000

/** Finds the people that most paths of a picture lead through. Runs in a worker, so that the picture stays usable. */
export async function findKeyPeople(
  nodes: readonly PictureNode[],
  edges: readonly NetworkEdge[],
  signal: AbortSignal,
): Promise<KeyPerson[]> {
  const worker = new Worker(new URL('./betweenness.worker.ts', import.meta.url), { type: 'module' })
  const shares = await askWorker(worker, {
    task: numbered(nodes, edges),
    signal,
    longest,
    read: (answer: Float64Array) => answer,
    broken: () => new Error('The worker broke, or took too long'),
  })
  return nodes
    .map((node, number) => ({ node, share: shares[number] ?? 0 }))
    .filter(({ node: { kind }, share }) => (kind === 'contact' || kind === 'staff') && share > 0)
    .toSorted((one, other) => other.share - one.share || one.node.label.localeCompare(other.node.label))
    .slice(0, most)
}
