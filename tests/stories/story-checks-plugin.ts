import type { Plugin } from 'vite'
import { fileURLToPath } from 'node:url'

const checks = fileURLToPath(new URL('story-checks.ts', import.meta.url))

/** Ends every story file with a call of `checkStories`. */
export function storyChecks(): Plugin {
  return {
    name: 'parvis:story-checks',
    enforce: 'post',
    transform: {
      filter: { id: /\.stories\.tsx$/ },
      handler: code => ({
        code: `${code}\nimport { checkStories } from ${JSON.stringify(checks)}\ncheckStories()\n`,
        // The lines are added at the end: those before keep their places.
        map: null,
      }),
    },
  }
}
