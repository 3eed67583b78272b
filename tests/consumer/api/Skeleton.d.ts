import type { ReactNode } from 'react';
import { type ElementProps } from '../../internal/elementProps.js';
export declare const skeletonShapes: readonly ['text', 'block', 'square', 'circle'];
export interface SkeletonProps extends ElementProps<HTMLSpanElement> {
    /** What it stands for. @default 'text' */
    shape?: (typeof skeletonShapes)[number];
    /** Any CSS length. @default '100%' */
    width?: string;
    /** Any CSS length; `text` takes the height of its line. */
    height?: string;
}
/** A still place in the shape of what comes. Decorative: put it inside `SkeletonGroup`, which has the words. */
export declare function Skeleton({ shape, width, height, ...element }: SkeletonProps): import("react").JSX.Element;
export interface SkeletonGroupProps extends ElementProps<HTMLDivElement> {
    /** What is awaited: "Chargement des menus…". Announced, not shown. */
    label: string;
    /** Left out where the skeletons stand among things that can be used already, which a status must not hold. */
    children?: ReactNode;
}
/** Skeletons that stand for one thing, announced once. */
export declare function SkeletonGroup({ label, children, ...element }: SkeletonGroupProps): import("react").JSX.Element;
