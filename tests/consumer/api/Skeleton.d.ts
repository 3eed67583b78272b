import type { ReactNode } from 'react';
import { type ElementProps } from '../../internal/elementProps.js';
export declare const skeletonShapes: readonly ['text', 'block', 'square', 'circle'];
export interface SkeletonProps extends ElementProps<HTMLSpanElement> {
    /** The shape of the content to come. @default 'text' */
    shape?: (typeof skeletonShapes)[number];
    /** Any CSS length. @default '100%' */
    width?: string;
    /** Any CSS length. A `text` skeleton has the height of its line. */
    height?: string;
}
/**
 * A static placeholder in the shape of the content to come. Decorative: put it inside a `SkeletonGroup`, which has the
 * text.
 */
export declare function Skeleton({ shape, width, height, ...element }: SkeletonProps): import("react").JSX.Element;
export interface SkeletonGroupProps extends ElementProps<HTMLDivElement> {
    /** What is loading: "Chargement des menus…". Announced, not visible. */
    label: string;
    /**
     * The skeletons. Leave them out if they stand among controls that can already be used, which must not be inside a
     * status.
     */
    children?: ReactNode;
}
/** A group of skeletons that stand for one thing, announced once. */
export declare function SkeletonGroup({ label, children, ...element }: SkeletonGroupProps): import("react").JSX.Element;
