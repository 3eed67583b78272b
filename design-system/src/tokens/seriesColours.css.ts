import { assignVars, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css'
import { onScreenIfDark } from './onScreenIfDark.ts'
import { palettes, themeNames, themeRoots } from './palette.ts'

/**
 * The colours of chart series, in every theme. Separate from the other tokens, so that pages without charts do not load
 * them.
 */
export const seriesVars = createGlobalThemeContract(
  { series1: null, series2: null, series3: null, series4: null, series5: null, series6: null },
  (_value, path) => `parvis-color-chart-${path.join('-')}`,
)

for (const name of themeNames)
  globalStyle(themeRoots(name), onScreenIfDark(name, { vars: assignVars(seriesVars, palettes[name].chart) }))
