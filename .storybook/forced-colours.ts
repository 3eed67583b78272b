/**
 * Shows a document about as a browser does for a person who has chosen their own colours.
 *
 * No page can switch `forced-colors` on: only the system can, or a browser's developer tools. So this imitates it. Rules
 * under `@media (forced-colors: active)` apply, and whatever has a colour that is none of the system's gets the one that
 * the CSS Color Adjustment module names: text, links, buttons, borders, grounds; shadows and gradients go. The colours
 * are the system colours of this browser in the chosen theme. What counts is the real thing, in which every component is
 * tested too.
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
/** What is forced is marked, and these rules are stronger than any that a component has. */
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

/** Makes the rules for forced colours apply, or no longer, in every sheet. */
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
      // A sheet of another host has no rules that are ours.
    }
  }
}

const isClear = (colour: string) => /^(rgba\(.*, 0\)|transparent)$/.test(colour)

/** Which properties of an element the person's own colours replace. */
function forcedOf(element: Element, view: Window, system: ReadonlySet<string>): string {
  const style = view.getComputedStyle(element)
  if (style.getPropertyValue('forced-color-adjust') === 'none') return 'own'
  const isForeign = (colour: string) => !isClear(colour) && !system.has(colour)
  const found: string[] = []
  const isButton = element.matches('button, [role="button"], input[type="button"], input[type="submit"]')
  // Drawings keep their own paint, with the colour of the text around them.
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
 * Imitates forced colours in a document until the returned function is called.
 * @param shown may be of another window
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
    // Styles come with the code of the component that they belong to.
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
