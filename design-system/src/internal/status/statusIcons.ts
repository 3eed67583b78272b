import { CircleAlert, CircleCheck, Info, TriangleAlert, type LucideIcon } from 'lucide-react'
import type { StatusName } from '../../tokens/statuses.ts'

/** One icon per status, so that a status can be recognised by its shape. */
export const statusIcons: Readonly<Record<StatusName, LucideIcon>> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
}
