import { DesignSystemProvider, densities, themes } from '@parvis/design-system/patterns/DesignSystemProvider'
import { clearToasts } from '@parvis/design-system/Toast'
import { locales } from '@parvis/design-system/i18n/messages'
import type { Decorator, Preview } from '@storybook/react-vite'
import MockDate from 'mockdate'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { useLayoutEffect, useState } from 'react'
import { action } from 'storybook/actions'
import { CURRENT_STORY_WAS_SET } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { configure } from 'storybook/test'
import { ComponentPage } from './docs/ComponentPage.tsx'
import { DocsFrame } from './docs/DocsFrame.tsx'
import { isUgly } from './docs/ugly-states.ts'
import { storyContrasts, storyNow, storyTexts, storyWidths } from './conditions.ts'
import { isDrawnIn, isInDocsPage, resizeOwnFrame } from './drawing/drawn.ts'
import { still } from './drawing/freeze.ts'
import { keepFocusInside, keepFocusUntilUsed } from './drawing/own-focus.ts'
import { imitateForcedColours } from './forced-colours.ts'
import { keepNestedEventsPlain } from './nested-events.ts'
import { seedRandom } from './seed.ts'
import { startWorker } from './worker.ts'
import { withWrittenWords } from './written-words.ts'
import './story-text.css'

/** The width of a story that requests its own. */
function sizeOf(globals: Record<string, unknown>): string | undefined {
  const viewport: unknown = globals['viewport']
  const name = typeof viewport === 'object' && viewport !== null ? Reflect.get(viewport, 'value') : undefined
  const width = /^w(\d+)$/.exec(String(name))?.[1]
  return width === undefined ? undefined : `${width}px`
}

/** The value of a toolbar global, or the first of the list if it is missing or unknown. */
function chosen<T extends string>(list: readonly [T, ...T[]], value: unknown): T {
  return list.find(item => item === value) ?? list[0]
}

const follow = action('navigate')

// A story may wait for code that has yet to load, on a busy machine; giving up early would show the wrong state.
configure({ asyncUtilTimeout: import.meta.env.MODE === 'test' ? 6000 : 10_000 })

if (isDrawnIn) {
  keepFocusInside(true)
  // Drawings have no motion, so that a play function never sees a half-finished transition, however slow the machine.
  const style = document.createElement('style')
  style.textContent = still
  document.head.append(style)
  // The drawing page communicates with this frame directly, so the channel need not serialise every event.
  Reflect.set(addons.getChannel(), 'transports', [])
} else if (isInDocsPage()) {
  // An overlay in the page requests focus as soon as it appears, and gets it once the reader interacts with it.
  keepFocusUntilUsed(
    () => true,
    () => undefined,
    true,
  )
} else if (import.meta.env.MODE !== 'test') {
  keepFocusUntilUsed(
    () => new URLSearchParams(location.search).get('viewMode') === 'docs',
    opened => {
      // Storybook has changed the address by then.
      addons.getChannel().on(CURRENT_STORY_WAS_SET, opened)
    },
    false,
  )
}

interface StoryFrameProps {
  id: string
  text: string
  contrast: (typeof storyContrasts)[number]
  children: React.ReactNode
}

function StoryFrame({ id, text, contrast, children }: StoryFrameProps) {
  useLayoutEffect(() => {
    // Identifies the story of a drawing.
    if (isDrawnIn) document.documentElement.dataset['story'] = id
  }, [id])
  useLayoutEffect(() => {
    document.documentElement.dataset['storyText'] = text
  }, [text])
  useLayoutEffect(
    // Forced colours are applied to a drawing when it is shown.
    () => (contrast === 'forced' && !isDrawnIn ? imitateForcedColours(document) : undefined),
    [contrast],
  )
  // Renders twice at once: React runs the effects of the first render before the second, so that listeners for keys,
  // pointer and printing are in place when a story starts to act. No person is that fast.
  const [, setDrawn] = useState(false)
  // oxlint-disable-next-line react/set-state-in-effect -- the second drawing is what it is for
  useLayoutEffect(() => setDrawn(true), [])
  return children
}

/** A new story starts without the state of the previous one. */
const withDesignSystem: Decorator = (Story, { globals, id, parameters }) => (
  <StoryFrame
    id={id}
    text={chosen(storyTexts, globals['text'])}
    contrast={chosen(storyContrasts, globals['contrast'])}
  >
    {parameters['provider'] === 'own' ? (
      <Story key={id} />
    ) : (
      <DesignSystemProvider
        key={id}
        locale={chosen(locales, globals['locale'])}
        theme={chosen(themes, globals['theme'])}
        contrast={globals['contrast'] === 'more' ? 'more' : 'normal'}
        density={chosen(densities, globals['density'])}
        navigate={href => {
          follow(href)
        }}
      >
        <Story />
      </DesignSystemProvider>
    )}
  </StoryFrame>
)

type Icon = 'globe' | 'mirror' | 'contrast' | 'listunordered' | 'grow' | 'paragraph'

function toolbar(title: string, icon: Icon, items: readonly string[], titles: Record<string, string> = {}) {
  return {
    description: title,
    toolbar: {
      title,
      icon,
      dynamicTitle: true,
      items: items.map(value => ({ value, title: titles[value] ?? value })),
    },
  }
}

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [({ argTypes }) => withWrittenWords(argTypes)],
  decorators: [withDesignSystem],
  loaders: [mswLoader(startWorker)],
  beforeAll: keepNestedEventsPlain,
  beforeEach({ parameters, globals }) {
    const size = sizeOf(globals)
    if (isDrawnIn && size !== undefined) resizeOwnFrame(size)
    MockDate.set(storyNow)
    // Read when the picture of the story is taken.
    document.documentElement.dataset['picture'] = parameters['picture'] === 'none' ? 'none' : 'story'
    const restoreRandom = seedRandom()
    // Clear the previous story's toasts, title and drafts.
    clearToasts()
    document.title = 'Storybook'
    sessionStorage.clear()
    for (const key of Object.keys(localStorage))
      if (key.startsWith('parvis.draft:')) localStorage.removeItem(key)
    return () => {
      MockDate.reset()
      restoreRandom()
    }
  },
  globalTypes: {
    locale: toolbar('Language', 'globe', locales, { en: 'English', fr: 'Français' }),
    theme: toolbar('Theme', 'mirror', themes, { light: 'Light', dark: 'Dark' }),
    contrast: toolbar('Contrast', 'contrast', storyContrasts, {
      normal: 'Normal contrast',
      more: 'More contrast',
      forced: 'Forced colours (imitated)',
    }),
    density: toolbar('Density', 'listunordered', densities, {
      comfortable: 'Comfortable',
      compact: 'Compact',
    }),
    width: toolbar('Width', 'grow', storyWidths, { full: 'Full width' }),
    text: toolbar('Text', 'paragraph', storyTexts, { normal: 'Text as it is', longest: 'Longest text' }),
  },
  initialGlobals: {
    locale: 'en',
    theme: 'light',
    contrast: 'normal',
    density: 'comfortable',
    width: 'full',
    text: 'normal',
  },
  parameters: {
    a11y: {
      test: 'error',
      // React Aria keeps its announcements in the page for some seconds, with a reference to the progress bar of a
      // button that may be gone by then. Nobody can reach them: they were read out when they appeared.
      context: { exclude: ['[data-live-announcer]'] },
      options: {
        // Describing every element that passes takes 88 kB per story, which no test reads.
        ...(import.meta.env.MODE === 'test' ? { resultTypes: ['violations', 'incomplete'] } : {}),
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        rules: {
          // A story shows a part of a page; the journeys check the landmarks and the h1 of real pages.
          region: { enabled: false },
          'page-has-heading-one': { enabled: false },
          'landmark-one-main': { enabled: false },
          // With forced colours the person's own colours are painted, but axe computes contrast from the authored
          // ones.
          'color-contrast': { enabled: !matchMedia('(forced-colors: active)').matches },
        },
      },
    },
    backgrounds: { disable: true },
    docs: {
      page: ComponentPage,
      container: DocsFrame,
      // What is shown is written by hand, above: what Storybook makes of a story nobody would write.
      canvas: { sourceState: 'none' },
      // The page shows what a component bears by itself, after all else.
      stories: { filter: ({ name }: { name: string }) => !isUgly(name) },
    },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: {
        order: ['Start', 'Foundations', 'Layout', 'Components', 'Feedback', 'Patterns', 'Screens', 'Review'],
      },
    },
    viewport: { options: Object.fromEntries(storyWidths.flatMap(frameSize)) },
  },
}

/** The same widths as sizes for Storybook's own viewport tool, through which the test runner resizes its page. */
function frameSize(width: string): [string, object][] {
  if (width === 'full') return []
  return [[`w${width}`, { name: `${width} px`, styles: { width: `${width}px`, height: '900px' } }]]
}

export default preview
