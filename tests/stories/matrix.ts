/**
 * Under which conditions stories are run as tests. Every condition is a name for `vitest --project <name>`.
 *
 * The matrix is budgeted: every story once in English/light and once in French/dark; the costly conditions only for
 * the stories that stand for a whole component (Permutations) or screen (Loaded).
 */
export interface StoryCondition {
  name: string
  stories: 'every' | 'representative'
  /**
   * Whether pictures of the representative stories are compared with the committed ones. Those of every story would
   * be 34 MB in the repository, and as much again with each change of a colour.
   */
  pictures: boolean
  /** Whether the browser is told that the person chose their own colours. */
  forcedColors: boolean
  /** Storybook globals of the run. */
  globals: Readonly<Record<string, unknown>>
}

export const storyConditions: readonly StoryCondition[] = [
  {
    name: 'en-light',
    stories: 'every',
    pictures: true,
    forcedColors: false,
    globals: { locale: 'en', theme: 'light' },
  },
  {
    name: 'fr-dark',
    stories: 'every',
    pictures: true,
    forcedColors: false,
    globals: { locale: 'fr', theme: 'dark' },
  },
  {
    name: 'forced-colors',
    stories: 'representative',
    pictures: false,
    forcedColors: true,
    globals: { locale: 'en', theme: 'light' },
  },
  {
    name: 'narrow',
    stories: 'representative',
    pictures: false,
    forcedColors: false,
    globals: { locale: 'fr', theme: 'light', width: '320', viewport: { value: 'w320', isRotated: false } },
  },
  {
    name: 'longest-text',
    stories: 'representative',
    pictures: false,
    forcedColors: false,
    globals: { locale: 'fr', theme: 'dark', text: 'longest' },
  },
]
