import { ApiProblem } from '@parvis/api-types/problems'
import type { ReactNode } from 'react'
import type { ProblemText } from '../api/problem-messages.ts'
import { minutesOf } from './minutes.ts'
import { ProblemBanner } from '../problems/ProblemBanner.tsx'

export interface RefusalBannerProps {
  title: string
  error: unknown
  problem: ProblemText
  /** How long to wait. @param count minutes */
  wait: (count: number) => string
  /** What can be done about it. @default nothing */
  children?: ReactNode
}

/** Says to somebody without an account why something was not done, and how long to wait before another try. */
export function RefusalBanner({ title, error, problem, wait, children }: RefusalBannerProps) {
  const seconds = error instanceof ApiProblem ? error.retryAfter : undefined
  return (
    <ProblemBanner title={title} problem={problem} actions={children}>
      {seconds !== undefined && <> {wait(minutesOf(seconds))}</>}
    </ProblemBanner>
  )
}
