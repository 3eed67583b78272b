/** How long others have to give the focus on by themselves: React Aria does so a frame after a dialog has gone. */
export const framesOfOthers = 3

/** Runs something a few frames later. @returns what calls it off */
export function inFrames(count: number, run: () => void): () => void {
  let frame = 0
  const next = (left: number) => {
    frame = requestAnimationFrame(() => (left > 1 ? next(left - 1) : run()))
  }
  next(count)
  return () => cancelAnimationFrame(frame)
}
