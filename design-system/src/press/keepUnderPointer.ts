import { currentPress, subscribeToPresses } from './press.ts'

/** What is rounded differently has not moved, in px. */
const tolerance = 0.5

interface Shift {
  x: number
  y: number
}

const isSame = (a: Shift, b: Shift) => Math.abs(a.x - b.x) < tolerance && Math.abs(a.y - b.y) < tolerance
const none: Shift = { x: 0, y: 0 }

/**
 * Keeps what is pressed under the pointer until it is released, whatever moves it: a banner over the page, a field that
 * comes with an answer, a dialog that grows. The click would go elsewhere, or nowhere. The outermost part that has moved
 * is shown where it was, so that what stands around the pressed one stays with it; after the click it takes its place.
 */
export function keepUnderPointer(): () => void {
  let letGo: (() => void) | undefined
  const unsubscribe = subscribeToPresses(() => {
    letGo?.()
    const press = currentPress()
    letGo = press && hold(press.element)
  })
  return () => {
    unsubscribe()
    letGo?.()
  }
}

function hold(pressed: HTMLElement): () => void {
  const parts = [...around(pressed)].map(element => ({ element, place: element.getBoundingClientRect() }))
  const shiftOf = ({ element, place }: (typeof parts)[number]): Shift => {
    const { left, top } = element.getBoundingClientRect()
    return { x: left - place.left, y: top - place.top }
  }
  let held: Animation | undefined
  const putBack = () => {
    held?.cancel()
    held = undefined
    const own = parts.at(-1)
    const shift = own && pressed.isConnected ? shiftOf(own) : none
    if (isSame(shift, none)) return
    const outermost = parts.find(part => isSame(shiftOf(part), shift))
    // Added to what moves it by itself, and gone without a trace.
    held = outermost?.element.animate(
      { translate: `${String(-shift.x)}px ${String(-shift.y)}px` },
      { fill: 'forwards', composite: 'add' },
    )
  }
  // Before the next event, and with each frame for what styles alone have moved.
  const observer = new MutationObserver(putBack)
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
  let frame = requestAnimationFrame(function again() {
    putBack()
    frame = requestAnimationFrame(again)
  })
  return () => {
    observer.disconnect()
    cancelAnimationFrame(frame)
    held?.cancel()
  }
}

/** What it stands in, the outermost first, and itself. */
function* around(element: HTMLElement): Generator<HTMLElement> {
  const { parentElement } = element
  if (parentElement && parentElement !== document.body) yield* around(parentElement)
  yield element
}
