/** What must hold of the text of a page whatever its size (WCAG 1.4.4, 1.4.10, 1.4.12). Runs in the browser. */

/** A line of text as it is drawn, in px of the window. */
interface Line {
  /** What it stands in. */
  owner: Element
  words: string
  box: DOMRect
}

/** What a font draws above and below its letters is not read: lines that stand close touch there. */
const leastShared = { across: 3, down: 0.4 }
/** In px. Browsers round; a letter that is cut is more than this. */
const leastCut = 3
/** Characters of a text that a message tells. */
const told = 60

const isUnseen = (element: Element) =>
  !element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })

/** Clipped to nothing: for screen readers, and until something is reached by the keyboard. */
const isForReadersOnly = (element: Element) => {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { clipPath, position } = getComputedStyle(at)
    if (clipPath !== 'none' && position === 'absolute') return true
  }
  return false
}

/** All lines of text that are drawn, in or out of the window. */
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

/** What may cut an element: the ancestors that it is placed by, from the nearest. */
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

/** Where the words that are cut by a mark can be had as a whole: by a title, a button after them, or a cell that can be widened. */
const hasWhole = (element: Element) =>
  element.nextElementSibling?.matches('button[aria-expanded]') === true ||
  element.closest(
    '[title], [data-whole-words], [role="gridcell"], [role="rowheader"], [role="columnheader"], [role="treeitem"]',
  ) !== null

/** Figures, amounts, dates and times: half of one is another one. */
const isFigure = (words: string) => /^[\p{Sc}\d\s.,:/%+−–-]*\d[\p{Sc}\d\s.,:/%+−–-]*$/u.test(words)

/** The box of a slanted line is larger than its letters. */
const isSlanted = (owner: Element) => /rotate|matrix/.test(owner.getAttribute('transform') ?? '')

const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip'

interface Seen extends Line {
  /** What of it is seen, when something scrolls over it. */
  seen: { left: number; right: number; top: number; bottom: number }
}

/** What is wrong with where a line stands, or what of it is seen; nothing where it is scrolled away. */
function lookAt(line: Line): { cut: string } | { line: Seen } | undefined {
  const { owner, words, box } = line
  // The space after its last letter belongs to a line and is nothing to see.
  const spacing = Number.parseFloat(getComputedStyle(owner).letterSpacing) || 0
  const slack = isSlanted(owner) ? box.height : leastCut + spacing
  const seen = { left: box.left, right: box.right, top: box.top, bottom: box.bottom }
  for (const { frame, style } of frames(owner)) {
    if (style.display === 'inline' || style.display === 'contents') continue
    const edge = frame.getBoundingClientRect()
    if (frame === document.body || frame === document.documentElement) {
      // What goes beyond the window cannot be scrolled to where the page does not scroll that way.
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

/** How a text is told of in a message. */
const tell = ({ words, owner }: Line) =>
  `“${words.length > told ? `${words.slice(0, told)}…` : words}” in ${owner.localName}${owner.className && typeof owner.className === 'string' ? `.${owner.className.split(' ').at(0) ?? ''}` : ''}`

/** Whether both are seen at a place, and neither lies under a ground of the other. */
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

/** Lines that are drawn over each other. */
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

/** What makes the page scroll sideways, by the outermost element that goes beyond its edge. */
function sideways(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  const beyond = [...document.querySelectorAll('body *')].findLast(
    element => !isUnseen(element) && element.getBoundingClientRect().right >= scrollWidth - 1,
  )
  const name = beyond ? `${beyond.localName}.${beyond.getAttribute('class') ?? ''}` : ''
  return [`the page scrolls sideways: ${String(scrollWidth)} in ${String(clientWidth)} (${name})`]
}

/** What of the text of the page cannot be read; empty when all can. */
export function unreadableText(root: Element = document.body): string[] {
  const looked = drawnLines(root).map(line => ({ line, found: lookAt(line) }))
  const cuts = looked.flatMap(({ line, found }) =>
    found && 'cut' in found ? [`${tell(line)}: ${found.cut}`] : [],
  )
  const seen = looked.flatMap(({ found }) => (found && 'line' in found ? [found.line] : []))
  return [...sideways(), ...new Set(cuts), ...collisions(seen)]
}

/** Spaces text out as WCAG 1.4.12 lets a person do. @returns what takes it back */
export function textSpacing(): () => void {
  const style = document.createElement('style')
  style.textContent =
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }'
  document.head.append(style)
  return () => style.remove()
}
