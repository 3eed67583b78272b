import type { NumberedNetwork } from '../centrality/betweenness.ts'
import { communities } from './communities.ts'

/** Handles one network per worker; a caller that no longer needs the answer terminates it. */
self.addEventListener('message', ({ data }: MessageEvent<NumberedNetwork>) => {
  const found = communities(data)
  self.postMessage(found, { transfer: [found.buffer] })
})
