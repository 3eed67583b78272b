/**
 * Focus that never leaves this document.
 *
 * A page that shows stories draws them in frames of its own, and a story that focuses something in its frame would take
 * the focus from the person who reads that page, and scroll it. So here `focus()` says the same events in the same order
 * and changes what `document.activeElement` is, but the browser's own focus stays where the person left it.
 */

const focusable =
  'a[href], area[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable]:not([contenteditable="false"])'

type FocusableElement = HTMLElement | SVGElement

/** The event by which a frame tells the page around it that it took the browser's focus. */
export const focusTaken = 'parvis:focus-taken'
/** The event by which a frame tells the page around it that the reader pressed something in it. */
export const frameUsed = 'parvis:frame-used'

function canBeFocused(element: FocusableElement): boolean {
  return (
    element.isConnected &&
    element.matches(focusable) &&
    !element.matches(':disabled') &&
    element.closest('[inert]') === null &&
    element.checkVisibility({ visibilityProperty: true })
  )
}

/**
 * Scrolls as far as an element needs, within this document only: the browser scrolls the page around the frame too.
 */
function scrollInside(element: Element): void {
  const box = element.getBoundingClientRect()
  for (let parent = element.parentElement; parent !== null; parent = parent.parentElement) {
    if (parent.scrollHeight <= parent.clientHeight && parent.scrollWidth <= parent.clientWidth) continue
    const isPage = parent === document.documentElement
    const around = isPage ? new DOMRect(0, 0, innerWidth, innerHeight) : parent.getBoundingClientRect()
    if (box.top < around.top || box.bottom > around.bottom) parent.scrollTop += box.top - around.top
    if (box.left < around.left || box.right > around.right) parent.scrollLeft += box.left - around.left
  }
}

/** Replaces a property until it is `over`; a library may have wrapped ours meanwhile, so that ours stays and gives way. */
function replace<Owner extends object>(
  owner: Owner,
  name: keyof Owner & string,
  over: () => boolean,
  own: (this: never, ...args: never[]) => unknown,
): void {
  const native: { get?: unknown; value?: unknown } = Object.getOwnPropertyDescriptor(owner, name) ?? {}
  const nativeFunction = native.get ?? native.value
  function either(this: object, ...args: unknown[]): unknown {
    const called = over() ? nativeFunction : own
    return typeof called === 'function' ? Reflect.apply(called, this, args) : undefined
  }
  Object.defineProperty(
    owner,
    name,
    native.get === undefined
      ? { configurable: true, writable: true, value: either }
      : { configurable: true, get: either },
  )
}

/** Who has the focus of this document: its stories among themselves, or the person who uses it. */
export interface KeptFocus {
  /** From now on what a story focuses stays inside. */
  keep: () => void
  /** The document has the browser's own focus again. */
  giveBack: () => void
}

/** Replaces the focus of this document, from now on. */
export function keepFocusInside(): KeptFocus {
  let focused: FocusableElement | undefined
  let isOver = false
  const over = () => isOver
  const active = () => {
    // What is taken away, or can no longer be used, loses the focus without a word.
    if (focused !== undefined && (!focused.isConnected || focused.matches(':disabled'))) focused = undefined
    return focused
  }
  const say = (kind: string, target: EventTarget, relatedTarget: EventTarget | null, bubbles: boolean) => {
    target.dispatchEvent(new FocusEvent(kind, { relatedTarget, bubbles, composed: true, view: window }))
  }
  const moveTo = (next: FocusableElement | undefined) => {
    const before = active()
    if (before === next) return
    // The browser has moved the focus before it tells of it.
    focused = next
    if (before !== undefined) {
      say('blur', before, next ?? null, false)
      say('focusout', before, next ?? null, true)
    }
    // A listener may have moved the focus elsewhere.
    if (next === undefined || active() !== next) return
    say('focus', next, before ?? null, false)
    // So it is in browsers: a press that is to leave the focus alone gives it back in the middle.
    if (active() !== next) return
    say('focusin', next, before ?? null, true)
  }

  replace(Document.prototype, 'activeElement', over, () => active() ?? document.body)
  replace(Document.prototype, 'hasFocus', over, () => true)
  const matches: unknown = Reflect.get(Element.prototype, 'matches')
  replace(Element.prototype, 'matches', over, function (this: Element, selector: string) {
    if (/^:focus(-visible)?$/.test(selector)) return this === active()
    return typeof matches === 'function' && Reflect.apply(matches, this, [selector]) === true
  })
  replace(Element.prototype, 'scrollIntoView', over, function (this: Element) {
    scrollInside(this)
  })
  for (const { prototype } of [HTMLElement, SVGElement]) {
    replace(prototype, 'focus', over, function (this: FocusableElement) {
      if (canBeFocused(this)) moveTo(this)
    })
    replace(prototype, 'blur', over, function (this: FocusableElement) {
      if (active() === this) moveTo(undefined)
    })
  }
  // Some of what a story does, as selecting in a field of segments, still moves the browser's focus. The page around takes
  // it back; here nothing is heard of either.
  for (const kind of ['focus', 'blur', 'focusin', 'focusout'])
    window.addEventListener(
      kind,
      event => {
        if (!event.isTrusted || isOver) return
        event.stopImmediatePropagation()
        if (kind === 'focusin' && window.frameElement !== null)
          window.parent.dispatchEvent(new Event(focusTaken))
      },
      { capture: true },
    )
  return {
    keep: () => {
      isOver = false
    },
    giveBack: () => {
      if (isOver) return
      moveTo(undefined)
      isOver = true
    },
  }
}

/**
 * On docs pages a story that focuses something when it is drawn would scroll there: a page opens at its top and stays. The
 * focus is the person's as soon as they press a key or a button on the page.
 * @param isDocs whether the document shows a docs page; asked when another one is opened
 * @param onOpening calls its argument whenever something else is opened
 */
export function keepFocusUntilUsed(isDocs: () => boolean, onOpening: (listener: () => void) => void): void {
  const focus = keepFocusInside()
  const opened = () => {
    if (isDocs()) focus.keep()
    else focus.giveBack()
  }
  opened()
  onOpening(opened)
  for (const kind of ['pointerdown', 'keydown'])
    window.addEventListener(
      kind,
      event => {
        if (!event.isTrusted) return
        focus.giveBack()
        if (window.frameElement !== null) window.parent.dispatchEvent(new Event(frameUsed))
      },
      { capture: true },
    )
}
