import { betweenness, type NumberedNetwork } from './betweenness.ts'

/** One network in the life of a worker: a caller that no longer wants the answer ends it. */
self.addEventListener('message', ({ data }: MessageEvent<NumberedNetwork>) => {
  const shares = betweenness(data)
  self.postMessage(shares, { transfer: [shares.buffer] })
})
