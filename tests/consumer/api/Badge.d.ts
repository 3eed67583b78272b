import type { ReactNode } from 'react';
import { type ElementProps } from '../../internal/elementProps.js';
export declare const badgeTones: readonly ['neutral', 'accent', 'strong', 'info', 'success', 'warning', 'danger'];
export type BadgeTone = (typeof badgeTones)[number];
export interface BadgeProps extends ElementProps<HTMLSpanElement> {
    /** One or two words. */
    children: ReactNode;
    /** The last four tones express a status; use them with an icon. @default 'neutral' */
    tone?: BadgeTone;
    /** Icon before the text, 14 px. */
    icon?: ReactNode;
}
/** A word about the thing beside it. */
export declare function Badge({ children, tone, icon, ...element }: BadgeProps): import("react").JSX.Element;
export interface CountBadgeProps extends ElementProps<HTMLSpanElement> {
    /** How many; nothing is shown for 0. */
    count: number;
    /**
     * What is counted, including the number: "3 demandes à valider". Screen readers read it instead of the bare number.
     */
    label: string;
    /** Highest number shown; larger counts appear as "99+". The label keeps the exact number. @default 99 */
    max?: number;
    /** What the color expresses. @default 'strong' */
    tone?: BadgeTone;
}
/** How much work waits. */
export declare function CountBadge({ count, label, max, tone, ...element }: CountBadgeProps): import("react").JSX.Element | null;
