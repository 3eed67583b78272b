/** The conditions under which a story can be shown: Storybook's toolbar and the test matrix read the same lists. */
export const storyWidths = ['full', '320', '768', '1024', '1440'] as const

/** The contrasts of the design system, plus a simulation of a person's own colours: see `forced-colours.ts`. */
export const storyContrasts = ['normal', 'more', 'forced'] as const

/** `longest` puts the text spacing of WCAG 1.4.12 and doubled text size on top of the story's own content. */
export const storyTexts = ['normal', 'longest'] as const

/** The current time in every story. */
export const storyNow = new Date('2026-03-12T09:30:00+01:00')

/**
 * Names of the stories that represent a whole component or screen. They are run again under the costly conditions
 * (forced colours, 320 px, longest text); every other story runs only in English/light and French/dark.
 */
export const representativeStory = /^(Permutations|Loaded)$/
