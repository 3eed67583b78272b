import { lazyPart } from '../../internal/loading/useLoadedPart.ts'

/** What draws: too heavy for a page that may show no chart, so it comes with the first. */
export const plotPart = lazyPart(() => import('./ChartPlot.tsx'))
