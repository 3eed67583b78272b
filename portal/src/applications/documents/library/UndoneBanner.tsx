import { ProblemBanner } from '../../../problems/ProblemBanner.tsx'
import type { Undone } from './chosen.ts'
import { Names } from './Names.tsx'

/** Reports that an action on several documents was not carried out, why, and because of which of them. */
export function UndoneBanner({ undone: { title, problem, names } }: { undone: Undone }) {
  return (
    <ProblemBanner title={title} problem={problem}>
      <Names of={names} />
    </ProblemBanner>
  )
}
