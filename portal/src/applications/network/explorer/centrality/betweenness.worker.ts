import { betweenness, type NumberedNetwork } from './betweenness.ts'

/** Handles one network per worker; a caller that no longer needs the answer terminates it. */
self.addEventListener('message', ({ data }: MessageEvent<NumberedNetwork>) => {
  const shares = betweenness(data)
  self.postMessage(shares, { transfer: [shares.buffer] })
})
