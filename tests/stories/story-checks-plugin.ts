import type { Plugin } from 'vite'
import { fileURLToPath } from 'node:url'

const checks = fileURLToPath(new URL('story-checks.ts', import.meta.url))

/** Appends a call of `checkStories` to every story file. */
export function storyChecks(): Plugin {
  return {
    name: 'parvis:story-checks',
    enforce: 'post',
    transform: {
      filter: { id: /\.stories\.tsx$/ },
      handler: code => ({
        code: `${code}\nimport { checkStories } from ${JSON.stringify(checks)}\ncheckStories()\n`,
        // The lines are appended, so the positions of the others do not change.
        map: null,
      }),
    },
  }
}
