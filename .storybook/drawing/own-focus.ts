/**
 * Focus that never leaves this document.
 *
 * A page that shows stories draws them in frames of its own, and a story that focuses something in its frame would take
 * the focus from the person who reads that page, and scroll it. So here `focus()` says the same events in the same order
 * and changes what `document.activeElement` is, but the browser's own focus stays where the person left it.
 */

const focusable =
  'a[href], area[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable]:not([contenteditable="false"])'

const written =
  'textarea, input:not([type="button"], [type="checkbox"], [type="color"], [type="file"], [type="image"], [type="radio"], [type="range"], [type="reset"], [type="submit"]), [contenteditable]:not([contenteditable="false"])'

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

type Span = readonly [start: number, end: number]
/** Where an element is to stand; for the focus it moves only as far as it is hidden, and to the middle when it is so wholly. */
type Place = ScrollLogicalPosition | 'seen'

/** How far an element has to be moved to its place in what scrolls it. */
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
 * Scrolls to an element as the browser does, but within this document only: the browser scrolls the page around the frame
 * too. It must be as far as the browser would: a list that is open closes when what is behind it moves.
 */
function scrollInside(element: Element, block: Place, inline: Place, mayScrollPage: boolean): void {
  const margin = getComputedStyle(element)
  for (let inner = element; inner.parentElement !== null; inner = inner.parentElement) {
    // The page does not move what is fixed to its window.
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

/**
 * Replaces the focus of this document, from now on.
 * @param mayScrollPage whether the document itself scrolls to what is focused, and not only what scrolls in it
 */
export function keepFocusInside(mayScrollPage: boolean): KeptFocus {
  let focused: FocusableElement | undefined
  let isOver = false
  const over = () => isOver
  // While somebody writes, the browser scrolls what has grown so that their field stays; without its focus it would hold
  // on to something else, and scroll where nothing moves for them.
  const unanchored = new CSSStyleSheet()
  unanchored.replaceSync('* { overflow-anchor: none !important; }')
  const setFocused = (next: FocusableElement | undefined) => {
    focused = next
    if (!mayScrollPage) return
    const others = document.adoptedStyleSheets.filter(sheet => sheet !== unanchored)
    document.adoptedStyleSheets = next?.matches(written) === true ? [...others, unanchored] : others
  }
  const active = () => {
    // What can no longer be used loses the focus without a word.
    if (focused !== undefined && (!focused.isConnected || focused.matches(':disabled'))) setFocused(undefined)
    return focused
  }
  const say = (kind: string, target: EventTarget, relatedTarget: EventTarget | null, bubbles: boolean) => {
    target.dispatchEvent(new FocusEvent(kind, { relatedTarget, bubbles, composed: true, view: window }))
  }
  const moveTo = (next: FocusableElement | undefined, isSeen = true) => {
    const before = active()
    if (before === next) return
    // So it is in browsers: while an element is told that it loses the focus, nothing has it.
    setFocused(undefined)
    if (before !== undefined) {
      say('blur', before, next ?? null, false)
      say('focusout', before, next ?? null, true)
    }
    // A listener may have moved the focus elsewhere, or have taken away what was to get it.
    if (next === undefined || active() !== undefined || !canBeFocused(next)) return
    setFocused(next)
    if (!isSeen) scrollInside(next, 'seen', 'seen', mayScrollPage)
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
  // What is taken away with the focus in it is told so, and who put it there hears that: a menu whose item is gone, say.
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
 * @param mayScrollPage as for `keepFocusInside`: not where it is the page that opens at its top
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
