import { lazyPart } from '../../internal/loading/useLoadedPart.ts'

/** The drawing code: too heavy for pages without charts, so it is loaded with the first chart. */
export const plotPart = lazyPart(() => import('./ChartPlot.tsx'))
