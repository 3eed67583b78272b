import { ProblemBanner } from '../../../problems/ProblemBanner.tsx'
import type { Undone } from './chosen.ts'
import { Names } from './Names.tsx'

/** Says that nothing was done with some documents, why, and because of which of them. */
export function UndoneBanner({ undone: { title, problem, names } }: { undone: Undone }) {
  return (
    <ProblemBanner title={title} problem={problem}>
      <Names of={names} />
    </ProblemBanner>
  )
}
