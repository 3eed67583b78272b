/** Runs in the browser beside every story that is run as a test. */
import { representativeStory } from '../../.storybook/conditions.ts'
import { beforeEach, inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Which stories this condition runs: all of them, or those that stand for a component or screen. */
    'story-choice': 'every' | 'representative'
  }
}

beforeEach(context => {
  if (inject('story-choice') === 'representative' && !representativeStory.test(context.task.name)) {
    context.skip('this condition runs Permutations and Loaded only')
  }
})
