import { type ReactNode } from 'react';
import type { ElementProps } from '../../internal/elementProps.js';
import { type StatusName } from '../../tokens/statuses.js';
export declare const bannerKinds: readonly ["info", "success", "warning", "danger"];
export interface BannerProps extends ElementProps<HTMLDivElement> {
    /** Status; also told by an icon with a word. */
    kind: StatusName;
    /** What the matter is, in a few words. */
    title: string;
    /** Why, and what next. */
    children?: ReactNode;
    /** What the reader can do about it. */
    actions?: ReactNode;
    /** Offers "Dismiss". */
    onDismiss?: () => void;
    /** What dismissing says, where it says more: "I have read it". @default 'Dismiss' */
    dismissLabel?: string;
    /** Announced when it appears: `assertive` interrupts. Leave out when it stands from the start. */
    live?: 'polite' | 'assertive';
}
/** A message that stays in the page until it is no longer true or is dismissed. */
export declare function Banner({ kind, title, children, actions, onDismiss, dismissLabel, live, ...element }: BannerProps): import("react").JSX.Element;
