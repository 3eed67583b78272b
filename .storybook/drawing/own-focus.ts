/**
 * Focus that never leaves this document.
 *
 * A page with many stories draws them in frames, and a story that focuses something in its frame would take focus away
 * from the reader of that page and scroll it. So here `focus()` fires the same events in the same order and changes
 * `document.activeElement`, but the browser's own focus stays where the reader left it.
 */

const focusable =
  'a[href], area[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable]:not([contenteditable="false"])'

const written =
  'textarea, input:not([type="button"], [type="checkbox"], [type="color"], [type="file"], [type="image"], [type="radio"], [type="range"], [type="reset"], [type="submit"]), [contenteditable]:not([contenteditable="false"])'

type FocusableElement = HTMLElement | SVGElement

/** The event with which a frame tells the surrounding page that it took the browser's focus. */
export const focusTaken = 'parvis:focus-taken'
/** The event with which a frame tells the surrounding page that the reader pressed something in it. */
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

type Span = readonly [start: number, end: number]
/**
 * Where to scroll an element. For focus it scrolls only as far as the element is hidden, and to the middle if it is
 * completely hidden.
 */
type Place = ScrollLogicalPosition | 'seen'

/** How far a scroll container must scroll to put an element in place. */
function wayTo(place: Place, [start, end]: Span, [from, to]: Span): number {
  if (place === 'start') return start - from
  if (place === 'end') return end - to
  const isHidden = end <= from || start >= to
  if (place === 'center' || (place === 'seen' && isHidden)) return (start + end - from - to) / 2
  if (start < from === end > to) return 0
  return start < from === end - start < to - from ? start - from : end - to
}

const pixels = (length: string) => Number.parseFloat(length) || 0

/**
 * Scrolls to an element like the browser, but only within this document: the browser would also scroll the surrounding
 * page. The distance must match the browser's: an open list closes when what is behind it moves.
 */
function scrollInside(element: Element, block: Place, inline: Place, mayScrollPage: boolean): void {
  const margin = getComputedStyle(element)
  for (let inner = element; inner.parentElement !== null; inner = inner.parentElement) {
    // The page does not scroll what is fixed to its window.
    if (getComputedStyle(inner).position === 'fixed') break
    const parent = inner.parentElement
    const isPage = parent === document.documentElement
    if (isPage && !mayScrollPage) break
    const padding = getComputedStyle(parent)
    if (!isPage && padding.overflowX === 'visible' && padding.overflowY === 'visible') continue
    const box = element.getBoundingClientRect()
    const around = parent.getBoundingClientRect()
    const top = isPage ? 0 : around.top + parent.clientTop
    const left = isPage ? 0 : around.left + parent.clientLeft
    parent.scrollBy({
      top: wayTo(
        block,
        [box.top - pixels(margin.scrollMarginTop), box.bottom + pixels(margin.scrollMarginBottom)],
        [
          top + pixels(padding.scrollPaddingTop),
          top + parent.clientHeight - pixels(padding.scrollPaddingBottom),
        ],
      ),
      left: wayTo(inline, [box.left, box.right], [left, left + parent.clientWidth]),
      behavior: 'instant',
    })
  }
}

/**
 * Replaces a property until `over()`. A library may have wrapped the replacement meanwhile, so it stays in place and
 * delegates afterwards.
 */
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

/** Whether the stories of this document share a virtual focus, or the person has the real one. */
export interface KeptFocus {
  /** From now on, focus set by a story stays inside the document. */
  keep: () => void
  /** Restores the browser's own focus. */
  giveBack: () => void
}

/**
 * Replaces the focus of this document from now on.
 * @param mayScrollPage whether the document itself may scroll to a focused element, and not only its scroll containers
 */
export function keepFocusInside(mayScrollPage: boolean): KeptFocus {
  let focused: FocusableElement | undefined
  let isOver = false
  const over = () => isOver
  // While a person types, the browser keeps their field in place when content grows. Without the browser's focus, it
  // would anchor on something else and scroll.
  const unanchored = new CSSStyleSheet()
  unanchored.replaceSync('* { overflow-anchor: none !important; }')
  const setFocused = (next: FocusableElement | undefined) => {
    focused = next
    if (!mayScrollPage) return
    const others = document.adoptedStyleSheets.filter(sheet => sheet !== unanchored)
    document.adoptedStyleSheets = next?.matches(written) === true ? [...others, unanchored] : others
  }
  const active = () => {
    // An element that can no longer be used loses focus without an event.
    if (focused !== undefined && (!focused.isConnected || focused.matches(':disabled'))) setFocused(undefined)
    return focused
  }
  const say = (kind: string, target: EventTarget, relatedTarget: EventTarget | null, bubbles: boolean) => {
    target.dispatchEvent(new FocusEvent(kind, { relatedTarget, bubbles, composed: true, view: window }))
  }
  const moveTo = (next: FocusableElement | undefined, isSeen = true) => {
    const before = active()
    if (before === next) return
    // As in browsers: while the blur events fire, nothing has focus.
    setFocused(undefined)
    if (before !== undefined) {
      say('blur', before, next ?? null, false)
      say('focusout', before, next ?? null, true)
    }
    // A listener may have moved focus elsewhere, or removed the element that should get it.
    if (next === undefined || active() !== undefined || !canBeFocused(next)) return
    setFocused(next)
    if (!isSeen) scrollInside(next, 'seen', 'seen', mayScrollPage)
    say('focus', next, before ?? null, false)
    // As in browsers: a press that must not move focus returns it in the middle of the events.
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
  replace(
    Element.prototype,
    'scrollIntoView',
    over,
    function (this: Element, asked: boolean | ScrollIntoViewOptions = true) {
      const places: ScrollIntoViewOptions =
        typeof asked === 'boolean' ? { block: asked ? 'start' : 'end' } : asked
      scrollInside(this, places.block ?? 'start', places.inline ?? 'nearest', mayScrollPage)
    },
  )
  // Fires blur events before the focused element is removed, so that others can react: a menu whose item disappears,
  // for example.
  const beforeRemoval = (removed: unknown) => {
    const before = active()
    if (before === undefined || !(removed instanceof Node) || !removed.contains(before)) return
    moveTo(undefined)
  }
  const removeChild: unknown = Reflect.get(Node.prototype, 'removeChild')
  replace(Node.prototype, 'removeChild', over, function (this: Node, child: Node): unknown {
    if (child.parentNode === this) beforeRemoval(child)
    return typeof removeChild === 'function' ? Reflect.apply(removeChild, this, [child]) : child
  })
  const remove: unknown = Reflect.get(Element.prototype, 'remove')
  replace(Element.prototype, 'remove', over, function (this: Element) {
    beforeRemoval(this)
    if (typeof remove === 'function') Reflect.apply(remove, this, [])
  })
  for (const { prototype } of [HTMLElement, SVGElement]) {
    replace(prototype, 'focus', over, function (this: FocusableElement, how?: FocusOptions) {
      if (canBeFocused(this)) moveTo(this, how?.preventScroll === true)
    })
    replace(prototype, 'blur', over, function (this: FocusableElement) {
      if (active() === this) moveTo(undefined)
    })
  }
  // Some actions of a story, such as selecting in a segmented field, still move the browser's focus. The surrounding
  // page takes it back; suppress the events of both here.
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
 * Keeps a docs page at its top: otherwise a story that focuses something while rendering would scroll there. The
 * person gets the real focus as soon as they press a key or a button on the page.
 * @param isDocs whether the document shows a docs page; checked when another one is opened
 * @param onOpening calls its argument whenever another page is opened
 * @param mayScrollPage as for `keepFocusInside`: not where this page must stay at its top
 */
export function keepFocusUntilUsed(
  isDocs: () => boolean,
  onOpening: (listener: () => void) => void,
  mayScrollPage: boolean,
): void {
  const focus = keepFocusInside(mayScrollPage)
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
