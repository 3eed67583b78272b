import type { Meta, StoryObj } from '@storybook/react-vite'
import { cloneElement, createRef, type ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, waitFor } from 'storybook/test'
import { Stack } from '../../components/Stack/Stack.tsx'
import type { Locale } from '../../i18n/messages.ts'
import { DesignSystemProvider } from '../../patterns/DesignSystemProvider/DesignSystemProvider.tsx'
import { surrounded, withElement, withoutElement } from './everyComponent.fixtures.tsx'

/** Every module that a component can come from. */
const modules = import.meta.glob<Record<string, unknown>>(
  ['../../{components,patterns}/*/[A-Z]*.tsx', '!../../**/*.{stories,fixtures,example}.tsx'],
  { eager: true },
)
const isOwn = (path: string) => {
  const [name, folder] = path.split('/').toReversed()
  return name === `${folder ?? ''}.tsx`
}

const meta = {
  title: 'Foundations/Every component',
  component: Stack,
  parameters: { picture: 'none' },
  args: { children: null },
  tags: ['!autodocs'],
} satisfies Meta<typeof Stack>
export default meta
type Story = StoryObj<typeof meta>

export const Listed: Story = {
  play: async () => {
    const exported = Object.entries(modules)
      .filter(([path]) => isOwn(path))
      .flatMap(([, module]) => Object.entries(module))
      .filter(([name, value]) => /^[A-Z]/.test(name) && typeof value === 'function')
      .map(([name]) => name)
    const known = [...Object.keys(withElement), ...Object.keys(withoutElement)]
    await expect(known.toSorted()).toEqual(exported.toSorted())
  },
}

/** Renders a component, waits for an expectation, and removes it. */
async function shown(locale: Locale, part: ReactElement, holds: () => void): Promise<void> {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  try {
    flushSync(() =>
      root.render(
        <DesignSystemProvider locale={locale} navigate={() => undefined}>
          {part}
        </DesignSystemProvider>,
      ),
    )
    await waitFor(holds)
  } finally {
    root.unmount()
    place.remove()
  }
}

/**
 * Components with several inputs: the ref leads to the one to focus, and the attributes are on the surrounding element.
 */
const apart = new Set(['RadioGroup'])

export const ReferencesAndAttributes: Story = {
  play: async ({ globals }) => {
    const locale = globals['locale'] === 'fr' ? 'fr' : 'en'
    const problems: string[] = []
    for (const [name, element] of Object.entries(withElement)) {
      const ref = createRef<Element>()
      const part = cloneElement(element, { ref, 'data-testid': name, 'data-mark': 'kept' } as object)
      const frame = surrounded[name] ?? ((same: ReactElement) => same)
      await shown(locale, frame(part), () => {
        const marked = [...document.querySelectorAll(`[data-mark="kept"]`)]
        void expect(ref.current, name).toBeInstanceOf(Element)
        void expect(marked, name).toHaveLength(1)
        void expect(marked[0]?.getAttribute('data-testid'), name).toBe(name)
        if (apart.has(name)) void expect(marked[0], name).toContainElement(ref.current as HTMLElement)
        else void expect(marked[0], name).toBe(ref.current)
      }).catch((error: unknown) => problems.push(`${name}: ${String(error).slice(0, 200)}`))
    }
    await expect(problems).toEqual([])
  },
}
