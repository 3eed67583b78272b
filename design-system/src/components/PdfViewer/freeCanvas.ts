/** Frees a canvas's memory immediately: browsers hold it for a while after the element is removed. */
export function freeCanvas(canvas: HTMLCanvasElement): void {
  canvas.width = 0
  canvas.height = 0
}
