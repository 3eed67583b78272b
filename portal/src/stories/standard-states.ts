import type { Locale } from '@parvis/design-system/i18n/messages'
import type { StoryObj } from '@storybook/react-vite'
import { delay, http, HttpResponse, type HttpHandler } from 'msw'
import { expect, within, waitFor } from 'storybook/test'
import { en } from '../i18n/en.ts'
import { fr } from '../i18n/fr.ts'
import { breakOff, neverAnswer, refuse } from './answers.ts'
import { asRead, languageOf, textsIn } from './read-texts.ts'
import type { inPortal } from './withPortal.tsx'

/*
 * The standard stories of every screen, each with its test. Storybook finds stories by reading files, not by running
 * them, and its test runner needs a separate declaration for each: it ignores `export const { Loading } = …`, and does
 * not test a re-exported name. One line per state is the minimum that works:
 *
 *   const states = listStates({ … })
 *   export const Loading = states.Loading
 */

type Example = Parameters<typeof neverAnswer>[0]
type Globals = Record<string, unknown>
type Play = (canvas: ReturnType<typeof within>, globals: Globals) => Promise<void>

/** The basis of the stories, whatever the screen. */
interface Stated {
  /** The operation that the screen depends on. */
  asks: Example
  /** Handlers of the screen's other requests. @default nothing */
  beside?: readonly HttpHandler[]
  /** Overrides of the surroundings: `inPortal`. @default as around all stories of the screen */
  around?: ReturnType<typeof inPortal>
}

const shell = textsIn({ en, fr })
const told = (globals: Globals) => shell(globals).problem

function state({ beside = [], around }: Stated, handler: HttpHandler, play: Play): StoryObj {
  return {
    parameters: { ...around, msw: [handler, ...beside], picture: 'none' },
    play: ({ canvasElement, globals }) => play(within(canvasElement), globals),
  }
}

/** Answers late enough for the loading state to be visible. */
function answerLate({ method, pattern, status }: Example, content: unknown): HttpHandler {
  return http[method](pattern, async () => {
    await delay(400)
    return HttpResponse.text(JSON.stringify(content), {
      status,
      headers: { 'content-type': 'application/json', etag: '"1"' },
    })
  })
}

/** Makes every text of several words long, with a part that cannot wrap; ids, codes and dates stay as they are. */
function withLongTexts<Row extends object>(row: Row): Row {
  const long = 'Anticonstitutionnellement commissariat_aux_comptes '
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'string' && /\s/.test(value) ? long.repeat(2).trim() : value,
    ]),
  ) as Row
}

/** The error is announced at once, with the reason. */
const saysWhy =
  (failed: (globals: Globals) => string, reason: (texts: ReturnType<typeof told>) => string): Play =>
  async (canvas, globals) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(asRead(failed(globals))))
    await expect(canvas.getByRole('alert')).toHaveTextContent(asRead(reason(told(globals))))
  }

/** The three ways in which the services may fail to deliver a screen's data. */
const refusals = (stated: Stated, failed: (globals: Globals) => string) => ({
  ServerError: state(
    stated,
    refuse(stated.asks, 'server-error'),
    saysWhy(failed, ({ server }) => server),
  ),
  Denied: state(
    stated,
    refuse(stated.asks, 'scope-missing'),
    saysWhy(failed, ({ scope }) => scope),
  ),
  Offline: state(
    stated,
    breakOff(stated.asks),
    saysWhy(failed, ({ network }) => network),
  ),
})

/** Marks a state that is unlike any other screen's, so that a screenshot is taken. */
export function pictured(story: StoryObj): StoryObj {
  return { ...story, parameters: { ...story.parameters, picture: undefined } }
}

interface ListWords {
  list: { title: string; failed: string; emptyTitle: string; empty: string }
}

/**
 * The states of a list page.
 * @param rows examples of the contract, one or more; the first is found by the text that `shows` returns
 */
export function listStates<Row extends object>(
  stated: Stated & {
    texts: { en: ListWords; fr: ListWords }
    rows: readonly [Row, ...Row[]]
    shows: (row: Row) => string | RegExp
    /** Checks the loading state. @default a grid that is busy */
    awaited?: Play
  },
) {
  const words = (globals: Globals) => stated.texts[languageOf(globals)].list
  const page = (rows: readonly object[]) => ({ value: rows, '@odata.count': rows.length })
  const busyGrid: Play = async (canvas, globals) => {
    const grid = await canvas.findByRole('grid', { name: words(globals).title })
    await waitFor(() => expect(grid).toHaveAttribute('aria-busy', 'true'))
  }
  const busy: Play = async (canvas, globals) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(words(globals).title)
    await (stated.awaited ?? busyGrid)(canvas, globals)
    await expect(canvas.queryByText(stated.shows(stated.rows[0]))).toBeNull()
  }
  const long = withLongTexts(stated.rows[0])
  return {
    Loading: state(stated, neverAnswer(stated.asks), busy),
    Slow: state(stated, answerLate(stated.asks, page(stated.rows)), async (canvas, globals) => {
      await busy(canvas, globals)
      await waitFor(() => expect(canvas.getAllByText(stated.shows(stated.rows[0]))[0]).toBeVisible())
    }),
    Empty: state(stated, answerLate(stated.asks, page([])), async (canvas, globals) => {
      await waitFor(() => expect(canvas.getByText(asRead(words(globals).emptyTitle))).toBeVisible())
      await expect(canvas.getByText(asRead(words(globals).empty))).toBeVisible()
    }),
    LongText: state(stated, answerLate(stated.asks, page([long])), async canvas => {
      await waitFor(() => expect(canvas.getAllByText(stated.shows(long))[0]).toBeVisible())
      await fitsThePage()
    }),
    ...refusals(stated, globals => words(globals).failed),
  }
}

interface RecordWords {
  record: { name: string; loading: string }
  gone: { title: string; text?: string; failed: string; toList: string }
}

/**
 * The states of a record page.
 * @param shows a text that is visible once the record has loaded, in the language of the story
 */
export function recordStates<Thing extends object>(
  stated: Stated & {
    texts: { en: RecordWords; fr: RecordWords }
    thing: Thing
    shows: (thing: Thing, locale: Locale) => string
  },
) {
  const words = (globals: Globals) => stated.texts[languageOf(globals)]
  const busy: Play = async (canvas, globals) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(words(globals).record.name)
    await expect(canvas.getByText(asRead(words(globals).record.loading))).toBeInTheDocument()
  }
  const long = withLongTexts(stated.thing)
  return {
    Loading: state(stated, neverAnswer(stated.asks), busy),
    Slow: state(stated, answerLate(stated.asks, stated.thing), async (canvas, globals) => {
      await busy(canvas, globals)
      await waitFor(() =>
        expect(canvas.getAllByText(stated.shows(stated.thing, languageOf(globals)))[0]).toBeVisible(),
      )
    }),
    Gone: state(stated, refuse(stated.asks, 'not-found'), async (canvas, globals) => {
      const { gone } = words(globals)
      await waitFor(() => expect(canvas.getByText(asRead(gone.title))).toBeVisible())
      const { text = shell(globals).kinds.gone.text } = gone
      await expect(canvas.getByText(asRead(text))).toBeVisible()
      await expect(canvas.getByRole('link', { name: gone.toList })).toBeVisible()
    }),
    LongText: state(stated, answerLate(stated.asks, long), async (canvas, globals) => {
      await waitFor(() =>
        expect(canvas.getAllByText(stated.shows(long, languageOf(globals)))[0]).toBeVisible(),
      )
      await fitsThePage()
    }),
    ...refusals(stated, globals => words(globals).gone.failed),
  }
}

/**
 * The states of a screen that is neither a list nor a record, such as a dashboard.
 * @param awaits checks the loading state
 * @param shows checks the loaded content
 * @param failed the error message when loading fails, in the language of the story
 */
export function screenStates(
  stated: Stated & { content: object; awaits: Play; shows: Play; failed: (globals: Globals) => string },
) {
  const { asks, content, awaits, shows, failed } = stated
  return {
    Loading: state(stated, neverAnswer(asks), awaits),
    Slow: state(stated, answerLate(asks, content), async (canvas, globals) => {
      await awaits(canvas, globals)
      await shows(canvas, globals)
    }),
    ...refusals(stated, failed),
  }
}

/** Long content wraps or scrolls in its own container, never the page. */
async function fitsThePage(): Promise<void> {
  const { scrollWidth, clientWidth } = document.documentElement
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
}
