import type { GlobalStyleRule } from '@vanilla-extract/css';
import type { ThemeName } from './palette.js';
/** Paper is white: what belongs to a dark theme holds on the screen alone, and printed it is the light one. */
export declare function onScreenIfDark(name: ThemeName, rule: Pick<GlobalStyleRule, 'vars' | 'colorScheme'>): GlobalStyleRule;
