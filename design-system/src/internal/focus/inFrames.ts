/**
 * How many frames others need to restore the focus themselves: React Aria does so a frame after a dialog has closed.
 */
export const framesOfOthers = 3

/** Runs a function a few frames later. @returns a function that cancels it */
export function inFrames(count: number, run: () => void): () => void {
  let frame = 0
  const next = (left: number) => {
    frame = requestAnimationFrame(() => (left > 1 ? next(left - 1) : run()))
  }
  next(count)
  return () => cancelAnimationFrame(frame)
}
