import type { ReactNode } from 'react';
import { type ElementProps } from '../../internal/elementProps.js';
export declare const badgeTones: readonly ['neutral', 'accent', 'strong', 'info', 'success', 'warning', 'danger'];
export type BadgeTone = (typeof badgeTones)[number];
export interface BadgeProps extends ElementProps<HTMLSpanElement> {
    /** One or two words. */
    children: ReactNode;
    /** The last four are for status; they come with an icon. @default 'neutral' */
    tone?: BadgeTone;
    /** Drawn before the words, 14 px. */
    icon?: ReactNode;
}
/** A word about the thing beside it. */
export declare function Badge({ children, tone, icon, ...element }: BadgeProps): import("react").JSX.Element;
export interface CountBadgeProps extends ElementProps<HTMLSpanElement> {
    /** How many; nothing is shown for 0. */
    count: number;
    /** What is counted, with the number: "3 demandes à valider". Read instead of the bare figure. */
    label: string;
    /** Above it "99+" is shown; the label keeps the number. @default 99 */
    max?: number;
    /** What it says by its color too. @default 'strong' */
    tone?: BadgeTone;
}
/** How much work waits. */
export declare function CountBadge({ count, label, max, tone, ...element }: CountBadgeProps): import("react").JSX.Element | null;
