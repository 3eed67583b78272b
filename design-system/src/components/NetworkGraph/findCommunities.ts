import type { Links } from './coarsen.ts'

/**
 * Finds communities in a worker; on the main thread if no worker can be started, because of a policy or an old browser.
 */
export async function findCommunities(links: Links, signal: AbortSignal): Promise<Int32Array> {
  try {
    return await inWorker(links, signal)
  } catch {
    const { communitiesOf } = await import('./communities.ts')
    return communitiesOf(links)
  }
}

function inWorker(links: Links, signal: AbortSignal): Promise<Int32Array> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./communities.worker.ts', import.meta.url), { type: 'module' })
    // Nothing waits for an aborted task, so its promise never settles.
    signal.addEventListener('abort', () => worker.terminate())
    worker.addEventListener('error', event => {
      event.preventDefault()
      worker.terminate()
      reject(new Error(event.message))
    })
    worker.addEventListener('message', ({ data }: MessageEvent<Int32Array>) => {
      worker.terminate()
      resolve(data)
    })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes none
    worker.postMessage(links)
  })
}
