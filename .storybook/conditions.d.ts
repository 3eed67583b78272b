/** Under which conditions a story can be shown: the toolbar of Storybook and the test matrix read the same lists. */
export declare const storyWidths: readonly ['full', '320', '768', '1024', '1440'];
export type StoryWidth = (typeof storyWidths)[number];
/** `longest` puts the text spacing of WCAG 1.4.12 and doubled text size on top of the story's own content. */
export declare const storyTexts: readonly ['normal', 'longest'];
export type StoryText = (typeof storyTexts)[number];
/** The moment that every story believes to be now. */
export declare const storyNow: Date;
/**
 * Names of the stories that stand for a whole component or screen. They are run again under the costly
 * conditions (forced colours, 320 px, longest text); every other story only in English/light and French/dark.
 */
export declare const representativeStory: RegExp;
