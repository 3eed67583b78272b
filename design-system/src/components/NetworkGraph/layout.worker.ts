/** Computes a layout apart from the page, which goes on meanwhile. Ended from outside when it is no longer wanted. */
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
