/** Public props shared by all charts. */
import type { Message } from '../../i18n/messages.ts'
import type { ChartHeight, ChartLook, ChartPoint, ChartView } from './chartTypes.ts'

export interface ChartBaseProps {
  /** Title of the chart: "Demandes par mois". Names the figure, its table and its exported files. */
  title: string
  /** What the chart shows, or how the data was collected. */
  description?: string
  /** Heading level of the title. @default 2 */
  level?: 2 | 3
  /** Number format: decimals, currency, percent. Declare it once, outside the component. @default `{}` */
  format?: Intl.NumberFormatOptions
  /**
   * Unit as a message: `{ one: '{{count}} demande', other: '{{count}} demandes' }`. Declare it once, outside the
   * component.
   */
  unit?: Message
  /** Name of the values: "Honoraires". Shown above the axis and as the header of the value column. */
  valueLabel?: string
  /** Text shown when there is no data, and why. @default a general sentence */
  emptyText?: string
  /** Appearance. `plain` has no background, for a chart inside a card. @default 'card' */
  look?: ChartLook
  /** Height of the drawing. A calendar ignores it and is as high as its weeks. @default 'medium' */
  height?: ChartHeight
  /** The view shown first. @default 'chart' */
  defaultView?: ChartView
  /** Called when the reader activates a point, for instance to open its details. */
  onPointAction?: (point: ChartPoint) => void
}

interface LoadingChart {
  isLoading: true
  unavailableReason?: never
  onRetry?: never
}
interface MissingChart {
  /** Why the data is unavailable: "Le service des rapports ne répond pas." */
  unavailableReason: string
  /** Called when the reader presses "Try again". Without it there is no such button. */
  onRetry?: () => void
  isLoading?: never
}

/** Data that is available, loading, or unavailable. */
export type ChartState<Figures extends object> =
  | (Figures & { isLoading?: never; unavailableReason?: never; onRetry?: never })
  | ({ [K in keyof Figures]?: never } & (LoadingChart | MissingChart))
