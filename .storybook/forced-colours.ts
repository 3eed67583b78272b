/**
 * Simulates how a browser shows a document to a person who has chosen their own colours.
 *
 * A page cannot switch on `forced-colors`; only the system or a browser's developer tools can. The simulation applies
 * the rules under `@media (forced-colors: active)`, and replaces every non-system colour as the CSS Color Adjustment
 * module specifies: for text, links, buttons, borders and backgrounds; shadows and gradients are removed. It uses this
 * browser's system colours in the chosen theme. What counts is the real mode, in which every component is tested, too.
 */

const systemColours = [
  'Canvas',
  'CanvasText',
  'LinkText',
  'VisitedText',
  'ActiveText',
  'ButtonFace',
  'ButtonText',
  'ButtonBorder',
  'Field',
  'FieldText',
  'Highlight',
  'HighlightText',
  'SelectedItem',
  'SelectedItemText',
  'Mark',
  'MarkText',
  'GrayText',
  'AccentColor',
  'AccentColorText',
] as const

const mark = 'data-forced'
const all = `:root:root:root:root`
/** Forced elements are marked, and these rules have a higher specificity than any of a component. */
const rules = `
${all} [${mark}~=text], ${all}[${mark}~=text] { color: CanvasText !important; }
${all} [${mark}~=link] { color: LinkText !important; }
${all} [${mark}~=button] { color: ButtonText !important; }
${all} [${mark}~=gray] { color: GrayText !important; }
${all} [${mark}~=ground], ${all}[${mark}~=ground] { background-color: Canvas !important; }
${all} [${mark}~=face] { background-color: ButtonFace !important; }
${all} [${mark}~=top] { border-top-color: currentColor !important; }
${all} [${mark}~=right] { border-right-color: currentColor !important; }
${all} [${mark}~=bottom] { border-bottom-color: currentColor !important; }
${all} [${mark}~=left] { border-left-color: currentColor !important; }
${all} [${mark}~=outline] { outline-color: CanvasText !important; }
${all} [${mark}~=plain] { background-image: none !important; }
${all} [${mark}]:not([${mark}~=own]) { box-shadow: none !important; text-shadow: none !important; }
`

/** Activates or deactivates the rules for forced colours in every style sheet. */
function switchRules(list: CSSRuleList, from: RegExp, to: string): void {
  for (const rule of list) {
    if ('media' in rule) {
      const { media } = rule as CSSMediaRule
      if (from.test(media.mediaText)) media.mediaText = media.mediaText.replace(from, to)
    }
    if ('cssRules' in rule) switchRules((rule as CSSGroupingRule).cssRules, from, to)
  }
}

function switchSheets(shown: Document, from: RegExp, to: string): void {
  for (const sheet of [...shown.styleSheets, ...shown.adoptedStyleSheets]) {
    try {
      switchRules(sheet.cssRules, from, to)
    } catch {
      // A style sheet of another host contains none of our rules.
    }
  }
}

const isClear = (colour: string) => /^(rgba\(.*, 0\)|transparent)$/.test(colour)

/** The properties of an element that forced colours replace. */
function forcedOf(element: Element, view: Window, system: ReadonlySet<string>): string {
  const style = view.getComputedStyle(element)
  if (style.getPropertyValue('forced-color-adjust') === 'none') return 'own'
  const isForeign = (colour: string) => !isClear(colour) && !system.has(colour)
  const found: string[] = []
  const isButton = element.matches('button, [role="button"], input[type="button"], input[type="submit"]')
  // SVG drawings keep their own paint, and the colour of the surrounding text.
  if (element.closest('svg') === null && isForeign(style.color)) {
    if (element.matches(':disabled, [aria-disabled="true"], [data-disabled]')) found.push('gray')
    else if (element.matches('a[href]')) found.push('link')
    else if (isButton) found.push('button')
    else if (element.closest('a[href], button, [role="button"]') === null) found.push('text')
    else found.push('inherits')
  }
  if (isForeign(style.backgroundColor)) found.push(isButton ? 'face' : 'ground')
  for (const side of ['top', 'right', 'bottom', 'left'])
    if (isForeign(style.getPropertyValue(`border-${side}-color`))) found.push(side)
  if (isForeign(style.outlineColor)) found.push('outline')
  if (style.backgroundImage.includes('gradient(')) found.push('plain')
  return found.join(' ')
}

function systemColoursOf(shown: Document, view: Window): ReadonlySet<string> {
  const probe = shown.createElement('i')
  shown.body.append(probe)
  const values = systemColours.map(name => {
    probe.style.color = name
    return view.getComputedStyle(probe).color
  })
  probe.remove()
  return new Set(values)
}

/**
 * Simulates forced colours in a document until the returned function is called.
 * @param shown may belong to another window
 */
export function imitateForcedColours(shown: Document): () => void {
  const view = shown.defaultView
  if (view === null || view.matchMedia('(forced-colors: active)').matches) return () => undefined
  const sheet = shown.createElement('style')
  sheet.textContent = `${rules}${all} [${mark}~=inherits] { color: inherit !important; }`
  shown.head.append(sheet)
  let planned = 0
  const observer = new MutationObserver(() => {
    planned ||= requestAnimationFrame(force)
  })
  const observe = () => {
    observer.observe(shown.documentElement, {
      subtree: true,
      childList: true,
      attributes: true,
    })
  }
  function force() {
    planned = 0
    observer.disconnect()
    // The styles of a component load with its code.
    switchSheets(shown, /\(forced-colors: active\)/g, '(min-width: 0.0001px)')
    switchSheets(shown, /\(forced-colors: none\)/g, '(max-width: 0.0001px)')
    const elements = [shown.documentElement, ...shown.querySelectorAll('body, body *')]
    for (const element of elements) element.removeAttribute(mark)
    const system = systemColoursOf(shown, view as Window)
    const forced = elements.map(element => forcedOf(element, view as Window, system))
    elements.forEach((element, at) => element.setAttribute(mark, forced[at] ?? ''))
    observe()
  }
  force()
  return () => {
    cancelAnimationFrame(planned)
    observer.disconnect()
    sheet.remove()
    switchSheets(shown, /\(min-width: 0\.0001px\)/g, '(forced-colors: active)')
    switchSheets(shown, /\(max-width: 0\.0001px\)/g, '(forced-colors: none)')
    for (const element of shown.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark)
  }
}
