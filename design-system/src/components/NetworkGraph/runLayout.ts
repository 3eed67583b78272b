import type { LayoutTask } from './forceLayout.ts'

/** The worker's messages: progress, then the node positions. */
export type LayoutAnswer =
  | { progress: number; positions?: never }
  | { positions: Float32Array; progress?: never }

interface LayoutOptions {
  /** Aborts the work when its result is no longer needed. */
  signal: AbortSignal
  /** From 0 to 1. */
  onProgress: (progress: number) => void
}

/** Milliseconds of work per slice when the page computes the layout itself. */
const slice = 12

/**
 * Computes a layout in a worker. If no worker can be started, because of a policy or an old browser, the page does it
 * in short slices and stays usable.
 */
export async function runLayout(task: LayoutTask, options: LayoutOptions): Promise<Float32Array> {
  try {
    return await inWorker(task, options)
  } catch {
    return onPage(task, options)
  }
}

function inWorker(task: LayoutTask, { signal, onProgress }: LayoutOptions): Promise<Float32Array> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./layout.worker.ts', import.meta.url), { type: 'module' })
    // Nothing waits for an aborted task, so its promise never settles.
    signal.addEventListener('abort', () => worker.terminate())
    worker.addEventListener('error', event => {
      event.preventDefault()
      worker.terminate()
      reject(new Error(event.message))
    })
    worker.addEventListener('message', ({ data }: MessageEvent<LayoutAnswer>) => {
      if (data.progress !== undefined) return onProgress(data.progress)
      worker.terminate()
      resolve(data.positions)
    })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes none
    worker.postMessage(task)
  })
}

async function onPage(task: LayoutTask, { signal, onProgress }: LayoutOptions): Promise<Float32Array> {
  const { forceSteps } = await import('./forceLayout.ts')
  const steps = forceSteps(task)
  for (;;) {
    const end = performance.now() + slice
    let progress = 0
    do {
      const step = steps.next()
      if (step.done) return step.value
      progress = step.value
    } while (performance.now() < end)
    onProgress(progress)
    await new Promise(resolve => setTimeout(resolve))
    signal.throwIfAborted()
  }
}
