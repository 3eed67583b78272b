import type { PageViewport, PDFPageProxy, RenderTask } from 'pdfjs-dist'
import { canvasRatio } from './geometry.ts'

interface DrawingOptions {
  /** Canvas pixels per pixel of the viewport. */
  ratio: number
  /** Uses the forced colours of the reader's system. @default false */
  hasForcedColors?: boolean
  /** What the drawing is for. @default 'display' */
  intent?: 'display' | 'print'
}

export interface DrawingTask {
  canvas: HTMLCanvasElement
  done: Promise<void>
  cancel: () => void
}

/** Draws a page on a new canvas, within the browser's memory limit for canvases. */
export function drawPage(page: PDFPageProxy, viewport: PageViewport, options: DrawingOptions): DrawingTask {
  const canvas = document.createElement('canvas')
  const width = Math.round(viewport.width)
  const height = Math.round(viewport.height)
  const ratio = canvasRatio(width, height, options.ratio)
  canvas.width = Math.max(1, Math.floor(width * ratio))
  canvas.height = Math.max(1, Math.floor(height * ratio))
  const task: RenderTask = page.render({
    canvas,
    viewport,
    transform: [canvas.width / viewport.width, 0, 0, canvas.height / viewport.height, 0, 0],
    intent: options.intent ?? 'display',
    ...(options.hasForcedColors && { pageColors: { background: 'Canvas', foreground: 'CanvasText' } }),
  })
  return { canvas, done: task.promise, cancel: () => task.cancel() }
}
