/** The pressed element, from pointer down until the resulting click. */
export interface Press {
  /** The target of the click. */
  element: HTMLElement
  /** Its position when it was pressed. */
  place: DOMRect
}

/** Elements that react to clicks. Nothing draggable, and nothing with its own scroll bar. */
const pressable =
  'a[href], button, label, summary, select, input:not([type="range"]), ' +
  ['button', 'link', 'checkbox', 'radio', 'switch', 'tab', 'option', 'treeitem', 'row', 'gridcell']
    .map(role => `[role="${role}"]`)
    .join(', ') +
  ', [role^="menuitem"]'

/** A press released elsewhere makes no click. After this time nothing waits for one any more, in ms. */
const clickTimeout = 300
/** How far the pointer may leave the pressed element, in px; beyond that it is a drag. */
const reach = 8

let press: Press | undefined
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

export const currentPress = (): Press | undefined => press

function set(next: Press | undefined): void {
  clearTimeout(timer)
  if (press === next) return
  press = next
  for (const listener of listeners) listener()
}
const end = () => set(undefined)

function begin({ target, button, isPrimary }: PointerEvent): void {
  if (!isPrimary) return
  const element = button === 0 && target instanceof Element ? target.closest<HTMLElement>(pressable) : null
  const isDragged = element && getComputedStyle(element).touchAction === 'none'
  if (!element || isDragged) {
    end()
    return
  }
  set({ element, place: element.getBoundingClientRect() })
  // An element removed while pressed gets no click, and its release may not be reported anywhere.
  timer = setInterval(() => {
    if (!element.isConnected) end()
  }, clickTimeout)
}

function follow({ isPrimary, buttons, clientX, clientY }: PointerEvent): void {
  if (!press || !isPrimary) return
  const { left, right, top, bottom } = press.place
  const isWithin =
    clientX >= left - reach && clientX <= right + reach && clientY >= top - reach && clientY <= bottom + reach
  if (buttons === 0 || !isWithin) end()
}

/** Only when the window loses the focus, not a field in it. */
function leave({ target }: Event): void {
  if (target === window) end()
}

/** On touch screens the focus, and what follows from it, changes between the release and the click. */
function release(): void {
  if (!press) return
  clearTimeout(timer)
  timer = setTimeout(end, clickTimeout)
}

const events = {
  pointerdown: begin,
  pointermove: follow,
  pointerup: release,
  pointercancel: end,
  click: end,
  dragstart: end,
  wheel: end,
  blur: leave,
} as const

function listen(): () => void {
  const leaving = new AbortController()
  const options = { capture: true, passive: true, signal: leaving.signal }
  for (const [type, handle] of Object.entries(events))
    window.addEventListener(type, handle as (event: Event) => void, options)
  return () => leaving.abort()
}
let stop: (() => void) | undefined

/** Notifies the listener when a press begins and ends. */
export function subscribeToPresses(listener: () => void): () => void {
  stop ??= listen()
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    end()
    stop?.()
    stop = undefined
  }
}

/** Calls back when nothing is pressed: now, or after the click. Keyboard users never wait. */
export function afterPress(call: () => void): void {
  if (!press) {
    call()
    return
  }
  const stopWaiting = subscribeToPresses(() => {
    stopWaiting()
    call()
  })
}
