/** The frames in which a page draws its states: who asks for one, and how a frame knows that it is one. */

/** In the address of a frame that is drawn in. */
const mark = 'drawn'

/** Whether this document is such a frame. */
export const isDrawnIn = new URLSearchParams(location.search).has(mark)

/** Whether this document is the frame of one story on a docs page, as Storybook itself makes it. */
export function isInDocsPage(): boolean {
  try {
    return (
      window.parent !== window &&
      new URLSearchParams(window.parent.location.search).get('viewMode') === 'docs'
    )
  } catch {
    // A page of another host is no page of this Storybook.
    return false
  }
}

/** How a state is looked at. */
export interface Look {
  locale: string
  theme: string
  contrast: string
  density: string
  text: string
  /** CSS pixels. */
  width: number
}

/** CSS pixels: what a person sees of a state at once, by the width of their window. */
export const heightAt = (width: number) => (width < 600 ? 720 : 900)

/**
 * A frame without a story: the caller chooses the story and its look. Storybook does not note down the steps
 * of its plays, which it would do in the window around it: they hold all that a frame was, long after it is gone.
 */
export const drawnAddress = `iframe.html?viewMode=story&${mark}=true&instrument=false`

/** What Storybook's toolbar would say in a look. Axe is not run: it takes longer than the drawing. */
export const globalsOf = ({ locale, theme, contrast, density, text }: Look) => ({
  locale,
  theme,
  contrast,
  density,
  text,
  a11y: { manual: true },
})

/** The frame around this document. It is an element of another window, so no `instanceof` of this one knows it. */
export function resizeOwnFrame(width: string): void {
  const frame = window.frameElement
  if (frame !== null && 'style' in frame) (frame as HTMLIFrameElement).style.width = width
}
