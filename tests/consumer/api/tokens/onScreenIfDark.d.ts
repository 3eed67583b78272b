import type { GlobalStyleRule } from '@vanilla-extract/css';
import type { ThemeName } from './palette.js';
/** Paper is white: dark themes apply to the screen only, and the light theme is printed. */
export declare function onScreenIfDark(name: ThemeName, rule: Pick<GlobalStyleRule, 'vars' | 'colorScheme'>): GlobalStyleRule;
