import type { MenuIconName } from './icons.js';
declare const stored: unique symbol;
/** An icon name from stored data, which may not (or no longer) exist. */
export type StoredIconName = string & {
    readonly [stored]: true;
};
/** An icon name: one from the list when written in code, or one from stored data. */
export type IconName = MenuIconName | StoredIconName;
/** Marks a text as stored data. If it names no icon, the generic application icon is shown. */
export declare const storedIconName: (text: string) => StoredIconName;
export {};
