/** Requirements for the text of a page at any size (WCAG 1.4.4, 1.4.10, 1.4.12). Runs in the browser. */

/** A rendered line of text, in px of the window. */
interface Line {
  /** The element that contains it. */
  owner: Element
  words: string
  box: DOMRect
}

/**
 * The overlap from which lines count as colliding. A font's space above and below its letters does not matter:
 * adjacent lines touch there.
 */
const leastShared = { across: 3, down: 0.4 }
/** In px. Browsers round; a letter that is cut off loses more than this. */
const leastCut = 3
/** Maximum length of a text in a message. */
const told = 60

const isUnseen = (element: Element) =>
  !element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })

/** Clipped to nothing: for screen readers only, or hidden until focused by keyboard. */
const isForReadersOnly = (element: Element) => {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { clipPath, position } = getComputedStyle(at)
    if (clipPath !== 'none' && position === 'absolute') return true
  }
  return false
}

/** All rendered lines of text, inside or outside the window. */
function drawnLines(root: Element): Line[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const lines: Line[] = []
  const hidden = new Map<Element, boolean>()
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const owner = node.parentElement
    const words = node.textContent?.trim().replaceAll(/\s+/g, ' ') ?? ''
    if (!owner || words === '' || owner.closest('script, style, [data-live-announcer], option, noscript'))
      continue
    if (!hidden.has(owner)) hidden.set(owner, isUnseen(owner) || isForReadersOnly(owner))
    if (hidden.get(owner)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const box of range.getClientRects())
      if (box.width > 1 && box.height > 1) lines.push({ owner, words, box })
  }
  return lines
}

/** The elements that may clip an element: the ancestors that it is positioned in, nearest first. */
function* frames(owner: Element): Generator<{ frame: Element; style: CSSStyleDeclaration }> {
  let position = getComputedStyle(owner).position
  for (let frame: Element | null = owner; frame; frame = frame.parentElement) {
    const style = getComputedStyle(frame)
    const isPlacedBy = frame === owner || position !== 'absolute' || style.position !== 'static'
    if (isPlacedBy) {
      yield { frame, style }
      if (frame !== owner || style.position !== 'static') position = style.position
    }
    if (style.position === 'fixed') return
  }
}

/** Whether truncated text is available in full: in a title, through a button after it, or in a resizable cell. */
const hasWhole = (element: Element) =>
  element.nextElementSibling?.matches('button[aria-expanded]') === true ||
  element.closest(
    '[title], [data-whole-words], [role="gridcell"], [role="rowheader"], [role="columnheader"], [role="treeitem"]',
  ) !== null

/** Figures, amounts, dates and times: half of one reads as a different one. */
const isFigure = (words: string) => /^[\p{Sc}\d\s.,:/%+−–-]*\d[\p{Sc}\d\s.,:/%+−–-]*$/u.test(words)

/** The box of a rotated line is larger than its letters. */
const isSlanted = (owner: Element) => /rotate|matrix/.test(owner.getAttribute('transform') ?? '')

const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip'

interface Seen extends Line {
  /** The part that is visible in its scroll containers. */
  seen: { left: number; right: number; top: number; bottom: number }
}

/** What is wrong with a line's position, or its visible part; undefined when it is scrolled out of view. */
function lookAt(line: Line): { cut: string } | { line: Seen } | undefined {
  const { owner, words, box } = line
  // Letter spacing after the last letter is part of a line but invisible.
  const spacing = Number.parseFloat(getComputedStyle(owner).letterSpacing) || 0
  const slack = isSlanted(owner) ? box.height : leastCut + spacing
  const seen = { left: box.left, right: box.right, top: box.top, bottom: box.bottom }
  for (const { frame, style } of frames(owner)) {
    if (style.display === 'inline' || style.display === 'contents') continue
    const edge = frame.getBoundingClientRect()
    if (frame === document.body || frame === document.documentElement) {
      // Content beyond the window cannot be reached where the page does not scroll in that direction.
      const { clientWidth } = document.documentElement
      if (frame === document.body && (seen.right > clientWidth + slack || seen.left < -leastCut))
        return { cut: 'beyond the edge of the window' }
      continue
    }
    const across = Math.max(edge.left - seen.left, seen.right - edge.right)
    const down = Math.max(edge.top - seen.top, seen.bottom - edge.bottom)
    const isMarked =
      (style.textOverflow === 'ellipsis' && style.overflowX !== 'visible') ||
      (style.webkitLineClamp !== 'none' && style.webkitLineClamp !== '')
    if (isMarked && (across > slack || down > slack)) {
      if (isFigure(words)) return { cut: 'a figure is cut' }
      if (!hasWhole(frame)) return { cut: 'words are cut, and nothing tells them as a whole' }
    } else {
      if (clips(style.overflowX) && across > slack && edge.width > 0) return { cut: 'cut at its side' }
      if (clips(style.overflowY) && down > Math.max(slack, box.height * 0.25))
        return { cut: 'cut above or below' }
    }
    if (style.overflowX !== 'visible') {
      seen.left = Math.max(seen.left, edge.left)
      seen.right = Math.min(seen.right, edge.right)
    }
    if (style.overflowY !== 'visible') {
      seen.top = Math.max(seen.top, edge.top)
      seen.bottom = Math.min(seen.bottom, edge.bottom)
    }
    if (seen.right - seen.left < 2 || seen.bottom - seen.top < 2) return undefined
  }
  return { line: { ...line, seen } }
}

/** Describes a line of text in a message. */
const tell = ({ words, owner }: Line) =>
  `“${words.length > told ? `${words.slice(0, told)}…` : words}” in ${owner.localName}${owner.className && typeof owner.className === 'string' ? `.${owner.className.split(' ').at(0) ?? ''}` : ''}`

/** Whether both are visible at a point, without an opaque background between them. */
function showThrough(a: Element, b: Element, x: number, y: number): boolean {
  const stack = document.elementsFromPoint(x, y)
  const [over, under] = [stack.indexOf(a), stack.indexOf(b)].toSorted((first, second) => first - second)
  if (over === undefined || under === undefined || over === -1) return false
  return !stack.slice(over, under).some(element => {
    const { backgroundColor, backgroundImage } = getComputedStyle(element)
    const isOpaque = !/^(transparent|rgba\(.*, 0(\.\d+)?\)|.*\/ 0(\.\d+)?\))$/.test(backgroundColor)
    return (isOpaque || backgroundImage !== 'none') && !element.contains(stack[under] ?? null)
  })
}

/** Lines of text that overlap. */
function collisions(lines: readonly Seen[]): string[] {
  const found = new Set<string>()
  const sorted = lines.toSorted((a, b) => a.seen.top - b.seen.top)
  sorted.forEach((a, at) => {
    for (const b of sorted.slice(at + 1)) {
      if (b.seen.top >= a.seen.bottom) break
      if (a.owner === b.owner) continue
      const left = Math.max(a.seen.left, b.seen.left)
      const right = Math.min(a.seen.right, b.seen.right)
      const top = Math.max(a.seen.top, b.seen.top)
      const bottom = Math.min(a.seen.bottom, b.seen.bottom)
      const height = Math.min(a.box.height, b.box.height)
      if (right - left < leastShared.across || bottom - top < height * leastShared.down) continue
      if (showThrough(a.owner, b.owner, (left + right) / 2, (top + bottom) / 2))
        found.add(`${tell(a)} and ${tell(b)} lie over each other`)
    }
  })
  return [...found]
}

/** The outermost element that makes the page scroll horizontally. */
function sideways(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  const beyond = [...document.querySelectorAll('body *')].findLast(
    element => !isUnseen(element) && element.getBoundingClientRect().right >= scrollWidth - 1,
  )
  const name = beyond ? `${beyond.localName}.${beyond.getAttribute('class') ?? ''}` : ''
  return [`the page scrolls sideways: ${String(scrollWidth)} in ${String(clientWidth)} (${name})`]
}

/** The text of the page that is illegible; empty when all can be read. */
export function unreadableText(root: Element = document.body): string[] {
  const looked = drawnLines(root).map(line => ({ line, found: lookAt(line) }))
  const cuts = looked.flatMap(({ line, found }) =>
    found && 'cut' in found ? [`${tell(line)}: ${found.cut}`] : [],
  )
  const seen = looked.flatMap(({ found }) => (found && 'line' in found ? [found.line] : []))
  return [...sideways(), ...new Set(cuts), ...collisions(seen)]
}

/** Applies the text spacing that WCAG 1.4.12 allows people to set. @returns a function that removes it */
export function textSpacing(): () => void {
  const style = document.createElement('style')
  style.textContent =
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }'
  document.head.append(style)
  return () => style.remove()
}
