import { type ReactNode } from 'react';
import type { ElementProps } from '../../internal/elementProps.js';
import { type StatusName } from '../../tokens/statuses.js';
export declare const bannerKinds: readonly ["info", "success", "warning", "danger"];
export interface BannerProps extends ElementProps<HTMLDivElement> {
    /** Status; also told by an icon with a word. */
    kind: StatusName;
    /** What happened, in a few words. */
    title: string;
    /** Why it happened and what to do next. */
    children?: ReactNode;
    /** What the reader can do about it. */
    actions?: ReactNode;
    /** Called when the reader dismisses the banner. Without it there is no dismiss button. */
    onDismiss?: () => void;
    /** Label of the dismiss button, where dismissing means more: "I have read it". @default 'Dismiss' */
    dismissLabel?: string;
    /** How the banner is announced when it appears; `assertive` interrupts. Omit if it is there from the start. */
    live?: 'polite' | 'assertive';
}
/** A message that stays in the page until it is no longer true or is dismissed. */
export declare function Banner({ kind, title, children, actions, onDismiss, dismissLabel, live, ...element }: BannerProps): import("react").JSX.Element;
