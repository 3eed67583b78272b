/**
 * Computes a layout off the main thread, so the page stays responsive. The page terminates it when the result is no
 * longer needed.
 */
import { forceSteps, type LayoutTask } from './forceLayout.ts'
import type { LayoutAnswer } from './runLayout.ts'

const answer = (message: LayoutAnswer, transfer: Transferable[] = []) => {
  self.postMessage(message, { transfer })
}

self.addEventListener('message', ({ data }: MessageEvent<LayoutTask>) => {
  const steps = forceSteps(data)
  let told = 0
  for (;;) {
    const step = steps.next()
    if (step.done) {
      answer({ positions: step.value }, [step.value.buffer])
      return
    }
    if (step.value - told < 0.05) continue
    told = step.value
    answer({ progress: told })
  }
})
