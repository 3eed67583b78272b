import { ApiProblem } from '@parvis/api-types/problems'
import type { ReactNode } from 'react'
import type { ProblemText } from '../api/problem-messages.ts'
import { minutesOf } from './minutes.ts'
import { ProblemBanner } from '../problems/ProblemBanner.tsx'

export interface RefusalBannerProps {
  title: string
  error: unknown
  problem: ProblemText
  /** Says how long to wait. @param count minutes */
  wait: (count: number) => string
  /** What the reader can do about it. @default nothing */
  children?: ReactNode
}

/** Tells a person without an account why an action failed, and how long to wait before the next attempt. */
export function RefusalBanner({ title, error, problem, wait, children }: RefusalBannerProps) {
  const seconds = error instanceof ApiProblem ? error.retryAfter : undefined
  return (
    <ProblemBanner title={title} problem={problem} actions={children}>
      {seconds !== undefined && <> {wait(minutesOf(seconds))}</>}
    </ProblemBanner>
  )
}
