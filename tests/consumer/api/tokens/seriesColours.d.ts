/**
 * Colours of chart series, by role. People with a color vision deficiency can tell them apart too, which
 * `seriesColours.test.ts` verifies. Separate from the palette, which no page needs at run time.
 */
export declare const seriesColours: readonly ['series1', 'series2', 'series3', 'series4', 'series5', 'series6'];
export type SeriesColour = (typeof seriesColours)[number];
