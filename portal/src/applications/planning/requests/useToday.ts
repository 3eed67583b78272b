import { useState } from 'react'
import { dayInFrance } from './rules/working-days.ts'

/** The day that it was in France when the screen opened, 'YYYY-MM-DD'. */
export function useToday(): string {
  const [today] = useState(() => dayInFrance(new Date()))
  return today
}
