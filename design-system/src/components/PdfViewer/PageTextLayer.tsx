import { useEffect, useRef, type CSSProperties } from 'react'
import { TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { PageViewport } from 'pdfjs-dist'
import { textOf, type PageText } from './pageText.ts'
import type { PageContent } from './usePageContent.ts'
import * as styles from './pages.css.ts'

/** The text of a page as laid out over its picture, with one element per run. */
export interface DrawnText {
  text: PageText
  elements: readonly HTMLElement[]
  layer: HTMLElement
}

interface PageTextLayerProps {
  content: PageContent['text']
  viewport: PageViewport
  /** Prefix for the ids of marked content, which come from the file: two viewers may show the same one. */
  prefix: string
  onDrawn: (text: DrawnText | undefined) => void
}

/** The invisible text over a page's picture, which can be selected, searched and read aloud. */
export function PageTextLayer({ content, viewport, prefix, onDrawn }: PageTextLayerProps) {
  const container = useRef<HTMLDivElement>(null)
  const { scale, rotation } = viewport
  useEffect(() => {
    const around = container.current
    if (!around) return undefined
    // Each text has its own element and is always rendered to the end: pdf.js breaks if it is cancelled while
    // rendering.
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
    // Positions are fractions of the page and the font size follows the scale by itself, so only a rotation requires a
    // new layer.
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
