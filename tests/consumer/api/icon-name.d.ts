import type { MenuIconName } from './icons.js';
declare const stored: unique symbol;
/** The name of an icon as it was kept somewhere: it may be one that does not exist (any more). */
export type StoredIconName = string & {
    readonly [stored]: true;
};
/** What names an icon: one of the list, where it is written in code, or whatever was kept as such. */
export type IconName = MenuIconName | StoredIconName;
/** Says of a text that it comes from data; where it names no icon, the general one of applications is shown. */
export declare const storedIconName: (text: string) => StoredIconName;
export {};
