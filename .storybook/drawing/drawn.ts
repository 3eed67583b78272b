/** The frames in which a page draws its states: how to request one, and how a frame recognises that it is one. */

/** The query parameter of a drawing frame. */
const mark = 'drawn'

/** Whether this document is a drawing frame. */
export const isDrawnIn = new URLSearchParams(location.search).has(mark)

/** Whether this document is the frame of one story on a docs page, created by Storybook itself. */
export function isInDocsPage(): boolean {
  try {
    return (
      window.parent !== window &&
      new URLSearchParams(window.parent.location.search).get('viewMode') === 'docs'
    )
  } catch {
    // A page of another host is not part of this Storybook.
    return false
  }
}

/** The look in which a state is shown. */
export interface Look {
  locale: string
  theme: string
  contrast: string
  density: string
  text: string
  /** CSS pixels. */
  width: number
}

/** CSS pixels: the height of a person's window, by its width. */
export const heightAt = (width: number) => (width < 600 ? 720 : 900)

/**
 * The address of a frame without a story: the caller chooses the story and its look. Storybook's step recorder is off:
 * it would store the steps in the surrounding window and keep the frame's contents alive long after it is gone.
 */
export const drawnAddress = `iframe.html?viewMode=story&${mark}=true&instrument=false`

/** The toolbar's values for a look. Axe is not run, because it takes longer than the drawing. */
export const globalsOf = ({ locale, theme, contrast, density, text }: Look) => ({
  locale,
  theme,
  contrast,
  density,
  text,
  a11y: { manual: true },
})

/** Resizes the frame around this document. It belongs to another window, so `instanceof` does not recognise it. */
export function resizeOwnFrame(width: string): void {
  const frame = window.frameElement
  if (frame !== null && 'style' in frame) (frame as HTMLIFrameElement).style.width = width
}
