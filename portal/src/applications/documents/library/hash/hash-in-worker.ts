/** The worker's answer; undefined if the browser can no longer access the file. */
export interface HashAnswer {
  hash: string | undefined
}

/**
 * Computes the SHA-256 of a file in a dedicated worker, so that the page stays responsive for large files.
 * @throws if the file cannot be read, or an AbortError
 */
export function hashInWorker(file: File, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const worker = new Worker(new URL('./hash.worker.ts', import.meta.url), { type: 'module' })
    const end = (settle: () => void) => {
      worker.terminate()
      settle()
    }
    signal.addEventListener('abort', () =>
      end(() => reject(new DOMException('The hash is not wanted any more', 'AbortError'))),
    )
    worker.addEventListener('error', event => {
      event.preventDefault()
      end(() => reject(new Error('The worker failed')))
    })
    worker.addEventListener('message', ({ data: { hash } }: MessageEvent<HashAnswer>) => {
      end(() => (hash === undefined ? reject(new Error('The file cannot be read')) : resolve(hash)))
    })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes none
    worker.postMessage(file)
  })
}
