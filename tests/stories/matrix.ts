/**
 * Under which conditions stories are run as tests. Every condition is a name for `vitest --project <name>`.
 *
 * The matrix is budgeted: every story in English/light within two runs, and in French/dark within ten; the costly
 * conditions only for the stories that stand for a whole component (Permutations) or screen (Loaded).
 */
export interface StoryCondition {
  name: string
  stories: 'every' | 'representative'
  /** Of its files a run of the test command shows one in so many. */
  share: number
  /** Whether each run shows the files near what the last commits changed, too. */
  showsChanged: boolean
  /**
   * Of which of them a picture is compared with the committed one. What the theme changes is seen in the representative
   * ones: pictures of every story in both would double the repository.
   */
  pictures: 'every' | 'representative' | 'none'
  /** Whether the browser is told that the person chose their own colours. */
  forcedColors: boolean
  /**
   * In px: the size of text that the person has set in their browser, which media queries and `rem` go by; `null` where
   * it is the browser's own. What of the text cannot be read is then looked for, in a wide, a usual and a narrow window.
   */
  textSize: number | null
  /** Storybook globals of the run. */
  globals: Readonly<Record<string, unknown>>
}

export const storyConditions: readonly StoryCondition[] = [
  {
    name: 'en-light',
    stories: 'every',
    share: 2,
    showsChanged: true,
    pictures: 'every',
    forcedColors: false,
    textSize: null,
    globals: { locale: 'en', theme: 'light' },
  },
  {
    name: 'fr-dark',
    stories: 'every',
    share: 10,
    showsChanged: false,
    pictures: 'representative',
    forcedColors: false,
    textSize: null,
    globals: { locale: 'fr', theme: 'dark' },
  },
  {
    name: 'forced-colors',
    stories: 'representative',
    share: 10,
    showsChanged: false,
    pictures: 'none',
    forcedColors: true,
    textSize: null,
    globals: { locale: 'en', theme: 'light' },
  },
  {
    name: 'narrow',
    stories: 'representative',
    share: 10,
    showsChanged: false,
    pictures: 'none',
    forcedColors: false,
    textSize: null,
    globals: { locale: 'fr', theme: 'light', width: '320', viewport: { value: 'w320', isRotated: false } },
  },
  {
    name: 'longest-text',
    stories: 'representative',
    share: 10,
    showsChanged: false,
    pictures: 'none',
    forcedColors: false,
    textSize: null,
    globals: { locale: 'fr', theme: 'dark', text: 'longest' },
  },
  {
    name: 'large-text',
    stories: 'representative',
    share: 10,
    showsChanged: false,
    pictures: 'none',
    forcedColors: false,
    textSize: 32,
    globals: { locale: 'fr', theme: 'light' },
  },
]
