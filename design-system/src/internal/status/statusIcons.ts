import { CircleAlert, CircleCheck, Info, TriangleAlert, type LucideIcon } from 'lucide-react'
import type { StatusName } from '../../tokens/statuses.ts'

/** The one icon of each status, so that a status is known by its shape. */
export const statusIcons: Readonly<Record<StatusName, LucideIcon>> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
}
