import type { NumberedNetwork } from '../centrality/betweenness.ts'
import { communities } from './communities.ts'

/** One network in the life of a worker: a caller that no longer wants the answer ends it. */
self.addEventListener('message', ({ data }: MessageEvent<NumberedNetwork>) => {
  const found = communities(data)
  self.postMessage(found, { transfer: [found.buffer] })
})
