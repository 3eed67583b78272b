import { currentPress, subscribeToPresses } from './press.ts'

/** Smaller differences are rounding, in px. */
const tolerance = 0.5

interface Shift {
  x: number
  y: number
}

const isSame = (a: Shift, b: Shift) => Math.abs(a.x - b.x) < tolerance && Math.abs(a.y - b.y) < tolerance
const none: Shift = { x: 0, y: 0 }

/**
 * Keeps the pressed element under the pointer until it is released, whatever moves it: a banner above the page, a field
 * that appears with a response, a growing dialog. Otherwise the click would hit something else, or nothing. The
 * outermost element that has moved is shown at its old position, so that its content stays together; after the click it
 * moves to its new one.
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
    // Combines with the element's own transforms, and leaves no trace.
    held = outermost?.element.animate(
      { translate: `${String(-shift.x)}px ${String(-shift.y)}px` },
      { fill: 'forwards', composite: 'add' },
    )
  }
  // Before the next event, and in each frame, because styles alone can also move elements.
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

/** The ancestors, outermost first, and the element itself. */
function* around(element: HTMLElement): Generator<HTMLElement> {
  const { parentElement } = element
  if (parentElement && parentElement !== document.body) yield* around(parentElement)
  yield element
}
