/**
 * The conditions under which stories are run as tests. Each condition is a name for `vitest --project <name>`.
 *
 * The matrix has a budget: every story in English/light within two runs, and in French/dark within ten; the costly
 * conditions only for the stories that represent a whole component (Permutations) or screen (Loaded).
 */
export interface StoryCondition {
  name: string
  stories: 'every' | 'representative'
  /** A run of the test command shows one in this many of its files. */
  share: number
  /** Whether each run also shows the files near recent changes. */
  showsChanged: boolean
  /**
   * Which of them have their picture compared with the committed one. Effects of the theme are visible in the
   * representative ones: pictures of every story in both themes would double the repository.
   */
  pictures: 'every' | 'representative' | 'none'
  /** Whether the browser reports that the person has chosen their own colours. */
  forcedColors: boolean
  /**
   * The browser's default font size in px, which media queries and `rem` follow; `null` for the browser's own.
   * Illegible text is then looked for in a wide, a normal and a narrow window.
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
