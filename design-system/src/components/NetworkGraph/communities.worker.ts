/** Finds communities off the main thread, so the page stays responsive. */
import type { Links } from './coarsen.ts'
import { communitiesOf } from './communities.ts'

self.addEventListener('message', ({ data }: MessageEvent<Links>) => {
  const groups = communitiesOf(data)
  self.postMessage(groups, { transfer: [groups.buffer] })
})
