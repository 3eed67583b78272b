interface PointerOptions {
  canvas: HTMLCanvasElement
  signal: AbortSignal
  /** Whether the wheel zooms. Otherwise it scrolls the page as usual. */
  mayZoom: () => boolean
  /** The node at a point of the frame, −1 for none. */
  nodeAt: (x: number, y: number) => number
  /** Whether a pressed node can be dragged. */
  mayDrag: () => boolean
  drag: (node: number, dx: number, dy: number) => void
  /** The node stays where it is dropped. */
  drop: (node: number) => void
  pan: (dx: number, dy: number) => void
  zoom: (factor: number, x: number, y: number) => void
  /** @param node −1 for the background */
  onPress: (node: number, x: number, y: number) => void
  onPressTwice: (node: number) => void
  onHover: (node: number) => void
}

/** How many pixels a pointer may move and still count as a click. */
const tolerance = 5
/** Wheel zoom speed: a notch of 100 zooms by about a sixth. */
const wheelSpeed = 0.0015

/** Handles panning, zooming and clicks by mouse, pen and touch. */
export function listenToPointers(options: PointerOptions): void {
  const { canvas, signal } = options
  /** The last position of each pressed pointer. */
  const down = new Map<number, { x: number; y: number }>()
  let travelled = 0
  let hovered = -1
  /** The node being dragged, −1 for none. */
  let grabbed = -1
  const placeOf = (event: MouseEvent) => {
    const { left, top } = canvas.getBoundingClientRect()
    return { x: event.clientX - left, y: event.clientY - top }
  }
  const hover = (node: number) => {
    if (node === hovered) return
    hovered = node
    canvas.style.cursor = node === -1 ? '' : 'pointer'
    options.onHover(node)
  }
  const onMove = (event: PointerEvent) => {
    const before = down.get(event.pointerId)
    const place = placeOf(event)
    if (!before) return event.pointerType === 'mouse' ? hover(options.nodeAt(place.x, place.y)) : undefined
    down.set(event.pointerId, place)
    travelled += Math.hypot(place.x - before.x, place.y - before.y)
    const other = [...down].find(([id]) => id !== event.pointerId)?.[1]
    if (!other) {
      if (travelled <= tolerance) return
      const [dx, dy] = [place.x - before.x, place.y - before.y]
      if (grabbed === -1) options.pan(dx, dy)
      else options.drag(grabbed, dx, dy)
      return
    }
    // Two fingers: their distance zooms, and their midpoint pans.
    const far = (point: { x: number; y: number }) =>
      Math.max(1, Math.hypot(point.x - other.x, point.y - other.y))
    options.pan((place.x - before.x) / 2, (place.y - before.y) / 2)
    options.zoom(far(place) / far(before), (place.x + other.x) / 2, (place.y + other.y) / 2)
  }
  const letGo = () => {
    if (grabbed !== -1 && travelled > tolerance) options.drop(grabbed)
    grabbed = -1
  }
  const onDown = (event: PointerEvent) => {
    if (event.button !== 0) return
    const place = placeOf(event)
    // A second finger zooms.
    if (down.size > 0) letGo()
    else {
      travelled = 0
      grabbed = options.mayDrag() ? options.nodeAt(place.x, place.y) : -1
    }
    down.set(event.pointerId, place)
    canvas.setPointerCapture(event.pointerId)
  }
  const onUp = (event: PointerEvent) => {
    const wasDown = down.delete(event.pointerId)
    letGo()
    if (!wasDown || down.size > 0 || travelled > tolerance) return
    const { x, y } = placeOf(event)
    options.onPress(options.nodeAt(x, y), x, y)
  }
  canvas.addEventListener('pointerdown', onDown, { signal })
  canvas.addEventListener('pointermove', onMove, { signal })
  canvas.addEventListener('pointerup', onUp, { signal })
  canvas.addEventListener(
    'pointercancel',
    event => {
      down.delete(event.pointerId)
      letGo()
    },
    { signal },
  )
  canvas.addEventListener('pointerleave', () => hover(-1), { signal })
  canvas.addEventListener(
    'dblclick',
    event => {
      const { x, y } = placeOf(event)
      options.onPressTwice(options.nodeAt(x, y))
    },
    { signal },
  )
  canvas.addEventListener(
    'wheel',
    event => {
      // A wheel event with Ctrl is a pinch on a touch pad.
      if (!event.ctrlKey && !options.mayZoom()) return
      event.preventDefault()
      const { x, y } = placeOf(event)
      const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 16 : event.deltaY
      options.zoom(Math.exp(-pixels * (event.ctrlKey ? 5 : 1) * wheelSpeed), x, y)
    },
    { signal, passive: false },
  )
}
