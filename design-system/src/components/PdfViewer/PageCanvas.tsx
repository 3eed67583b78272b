import { useEffect, useRef } from 'react'
import { RenderingCancelledException } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { PageViewport, PDFPageProxy } from 'pdfjs-dist'
import { useMediaQuery } from '../../internal/media/useMediaQuery.ts'
import { media } from '../../tokens/media.ts'
import { drawPage, type DrawingTask } from './drawPage.ts'
import { freeCanvas } from './freeCanvas.ts'
import * as styles from './pages.css.ts'

interface PageCanvasProps {
  proxy: PDFPageProxy
  viewport: PageViewport
  onDrawn: () => void
  onFailed: () => void
}

/** Milliseconds that a page has to be in sight before it is drawn: pages that fly by are not. */
const settling = 40

/** The picture of a page. While another size is drawn the one before stands in its place, stretched. */
export function PageCanvas({ proxy, viewport, onDrawn, onFailed }: PageCanvasProps) {
  const holder = useRef<HTMLDivElement>(null)
  const hasForcedColors = useMediaQuery(media.forcedColors)
  useEffect(() => {
    let task: DrawingTask | undefined
    let isGone = false
    const draw = async () => {
      task = drawPage(proxy, viewport, { ratio: window.devicePixelRatio, hasForcedColors })
      try {
        await task.done
      } catch (error) {
        freeCanvas(task.canvas)
        if (!isGone && !(error instanceof RenderingCancelledException)) onFailed()
        return
      }
      if (isGone || !holder.current) return freeCanvas(task.canvas)
      const before = holder.current.querySelector('canvas')
      holder.current.replaceChildren(task.canvas)
      if (before) freeCanvas(before)
      onDrawn()
    }
    const timer = setTimeout(() => void draw(), settling)
    return () => {
      isGone = true
      clearTimeout(timer)
      task?.cancel()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- drawn anew for another look, not for another listener
  }, [proxy, viewport, hasForcedColors])
  useEffect(() => {
    const element = holder.current
    return () => {
      const canvas = element?.querySelector('canvas')
      if (canvas) freeCanvas(canvas)
      // What the page alone needed: pictures, lists of what is drawn.
      proxy.cleanup()
    }
  }, [proxy])
  return <div ref={holder} aria-hidden className={styles.canvas} />
}
