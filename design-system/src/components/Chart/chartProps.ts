/** What all charts have in common, for anyone who uses them. */
import type { Message } from '../../i18n/messages.ts'
import type { ChartHeight, ChartLook, ChartPoint, ChartView } from './chartTypes.ts'

export interface ChartBaseProps {
  /** What is shown: "Demandes par mois". Names the figure, its table and its files. */
  title: string
  /** What there is to see in it, or how it was counted. */
  description?: string
  /** Level of the title in the page's outline. @default 2 */
  level?: 2 | 3
  /** How a figure is written: decimals, currency, percent. Declare it once, outside of the component. @default `{}` */
  format?: Intl.NumberFormatOptions
  /** What is counted, as a message: `{ one: '{{count}} demande', other: '{{count}} demandes' }`. Declared once, too. */
  unit?: Message
  /** What the figures are: "Honoraires". Stands over the axis, and heads the column of values. */
  valueLabel?: string
  /** What stands there when there is nothing to show, and why. @default a general sentence */
  emptyText?: string
  /** `plain` has no ground, for a chart within a card. @default 'card' */
  look?: ChartLook
  /** Of the drawing; a calendar is as high as its weeks. @default 'medium' */
  height?: ChartHeight
  /** What is shown first. @default 'chart' */
  defaultView?: ChartView
  /** Opens what is behind a point. */
  onPointAction?: (point: ChartPoint) => void
}

interface LoadingChart {
  isLoading: true
  unavailableReason?: never
  onRetry?: never
}
interface MissingChart {
  /** Why there are no figures: "Le service des rapports ne répond pas." */
  unavailableReason: string
  /** Offers to try again. */
  onRetry?: () => void
  isLoading?: never
}

/** Figures that are known, on their way, or not to be had. */
export type ChartState<Figures extends object> =
  | (Figures & { isLoading?: never; unavailableReason?: never; onRetry?: never })
  | ({ [K in keyof Figures]?: never } & (LoadingChart | MissingChart))
