import type { Decorator } from '@storybook/react-vite'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Stack } from '../../components/Stack/Stack.tsx'

/**
 * What is marked in each state. React Aria marks states with attributes. Styles without such a hook use pseudo-classes,
 * which no page can set, so these stories also apply their rules to an attribute.
 */
const states = [
  { name: 'Rest', attributes: [], pseudo: [] },
  { name: 'Hover', attributes: ['data-hovered'], pseudo: ['hover'] },
  {
    name: 'Focus',
    attributes: ['data-focused', 'data-focus-visible', 'data-focus-within'],
    pseudo: ['focus-visible', 'focus-within', 'focus'],
  },
  { name: 'Active', attributes: ['data-hovered', 'data-pressed'], pseudo: ['hover', 'active'] },
] as const

const ofOneElement: ReadonlySet<string> = new Set(['focus', 'focus-visible'])
const pseudoClasses = /:(hover|focus-visible|focus-within|focus|active)(?![\w-])/g
const shown = (pseudo: string) => `data-shown-${pseudo}`

/** The rules with a pseudo-class, rewritten for the attribute of these stories, including nested rules. */
function rulesOf(rules: Iterable<CSSRule>): string {
  return [...rules]
    .map(rule => {
      if (rule instanceof CSSStyleRule) {
        const selector = rule.selectorText.replaceAll(
          pseudoClasses,
          (_, pseudo: string) => `[${shown(pseudo)}]`,
        )
        return selector === rule.selectorText ? '' : `${selector} { ${rule.style.cssText} }`
      }
      if (!(rule instanceof CSSGroupingRule)) return ''
      const inside = rulesOf(rule.cssRules)
      const [opening = ''] = rule.cssText.split('{')
      return inside === '' ? '' : `${opening} { ${inside} }`
    })
    .join('\n')
}

/** Focusable elements. */
const focusable =
  'a[href], button, input, textarea, select, [tabindex="0"], [role="tab"], [role="spinbutton"]'

function State({ name, attributes, pseudo, children }: (typeof states)[number] & { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const root = place.current
    if (!root) return
    // If an element is hovered, so are its ancestors; but only a single element has the focus.
    const marks = [...attributes, ...pseudo.filter(each => !ofOneElement.has(each)).map(shown)]
    const mark = () => {
      let element = root.querySelector(focusable)
      for (const each of pseudo) element?.setAttribute(shown(each), 'true')
      for (; element && element !== root; element = element.parentElement)
        for (const attribute of marks) element.setAttribute(attribute, 'true')
    }
    mark()
    // Collections render their items a moment later.
    const observer = new MutationObserver(mark)
    observer.observe(root, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [attributes, pseudo])
  return (
    <div>
      <p>{name}</p>
      {/* Room for a ring around it. */}
      <div ref={place} data-state={name} style={{ padding: 8 }}>
        {children}
      </div>
    </div>
  )
}

/** Shows the component at rest, hovered, focused by keyboard, and pressed. */
const inEachState: Decorator = Story => {
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync([...document.styleSheets].map(({ cssRules }) => rulesOf(cssRules)).join('\n'))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(each => each !== sheet)
    }
  }, [])
  return (
    <Stack gap={6}>
      {states.map(state => (
        <State key={state.name} {...state}>
          <Story />
        </State>
      ))}
    </Stack>
  )
}

/** The computed look of all elements in a container. */
const looksOf = (place: Element) =>
  [...place.querySelectorAll('*')].map(element => {
    const { color, backgroundColor, borderColor, boxShadow, outline, textDecoration } =
      getComputedStyle(element)
    return [color, backgroundColor, borderColor, boxShadow, outline, textDecoration].join(' ')
  })

/** A story that shows the default one hovered, focused and pressed. */
export const interactionStates = {
  decorators: [inEachState],
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const [rest, hover, focus] = states.map(({ name }) =>
      canvasElement.querySelector(`[data-state="${name}"]`),
    )
    if (!rest || !hover || !focus) throw new Error('A state is not drawn')
    await waitFor(() => expect(looksOf(hover)).not.toEqual(looksOf(rest)))
    await waitFor(() => expect(looksOf(focus)).not.toEqual(looksOf(rest)))
  },
}
