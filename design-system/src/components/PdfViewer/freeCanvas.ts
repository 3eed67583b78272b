/** Gives the memory of a canvas back at once: browsers keep it for a while after the element is gone. */
export function freeCanvas(canvas: HTMLCanvasElement): void {
  canvas.width = 0
  canvas.height = 0
}
