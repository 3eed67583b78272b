import { useEffect, useRef, type CSSProperties } from 'react'
import { TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { PageViewport } from 'pdfjs-dist'
import { textOf, type PageText } from './pageText.ts'
import type { PageContent } from './usePageContent.ts'
import * as styles from './pages.css.ts'

/** The text of a page as it lies over its picture: one element for each run. */
export interface DrawnText {
  text: PageText
  elements: readonly HTMLElement[]
  layer: HTMLElement
}

interface PageTextLayerProps {
  content: PageContent['text']
  viewport: PageViewport
  /** Put before the ids of marked content, which are those of the file: two viewers may show the same one. */
  prefix: string
  onDrawn: (text: DrawnText | undefined) => void
}

/** The text of a page over its picture, unseen: to be selected, found and read out. */
export function PageTextLayer({ content, viewport, prefix, onDrawn }: PageTextLayerProps) {
  const container = useRef<HTMLDivElement>(null)
  const { scale, rotation } = viewport
  useEffect(() => {
    const around = container.current
    if (!around) return undefined
    // Each text has an element of its own, and is drawn to its end: pdf.js breaks where it is cancelled while it draws.
    const element = document.createElement('div')
    element.className = styles.text
    around.append(element)
    let isGone = false
    const layer = new TextLayer({ textContentSource: content, container: element, viewport })
    layer.render().then(
      () => {
        if (isGone) return
        for (const mark of element.querySelectorAll('[id]')) mark.id = prefix + mark.id
        onDrawn({ text: textOf(content.items), elements: layer.textDivs, layer: element })
      },
      () => undefined,
    )
    return () => {
      isGone = true
      onDrawn(undefined)
      element.remove()
    }
    // Its places are shares of the page and its letters follow the scale by themselves: only another side is another layer.
    // oxlint-disable-next-line react/exhaustive-deps -- as above
  }, [content, rotation, prefix])
  return (
    <div
      ref={container}
      className={styles.textPlace}
      style={{ '--total-scale-factor': scale } as CSSProperties}
    />
  )
}
