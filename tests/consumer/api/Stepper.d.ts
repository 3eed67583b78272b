import { type ElementProps } from '../../internal/elementProps.js';
export declare const stepStatuses: readonly ['todo', 'done', 'warning', 'error'];
/** The state of a step; the current one has a status too. */
export type StepStatus = (typeof stepStatuses)[number];
export declare const stepActivities: readonly ['saving', 'loading'];
export type StepActivity = (typeof stepActivities)[number];
interface StepBase {
    id: string;
    /** What is done in this step: "Importer un rapport". */
    label: string;
    /** The state of the step. @default 'todo' */
    status?: StepStatus;
    /** A second line: what to correct, or what was chosen. */
    detail?: string;
    /** Whether the step may be skipped. @default false */
    isOptional?: boolean;
    /** Work in progress on this step. */
    activity?: StepActivity;
}
/** A step with an address, one that is opened with `onSelect`, one that cannot be reached yet, or one that says why. */
export type Step = StepBase & ({
    href: string;
    isReachable?: never;
    lockedReason?: never;
} | {
    href?: never;
    isReachable?: boolean;
    lockedReason?: never;
} | {
    href?: never;
    isReachable?: never;
    lockedReason: string;
});
export declare const stepperOrientations: readonly ['horizontal', 'vertical'];
export interface StepperProps extends ElementProps {
    /** What the steps lead to: "Publication d’un rapport". Names the navigation. */
    label: string;
    /** The steps, in order. */
    steps: readonly Step[];
    /** Id of the current step; none before the first and after the last. */
    current?: string;
    /** Called with the id of a reachable step that has no address. */
    onSelect?: (id: string) => void;
    /**
     * Layout of the steps. `horizontal` becomes vertical in a narrow container, and then shows only the steps that matter
     * now until the reader expands it.
     * @default 'horizontal'
     */
    orientation?: (typeof stepperOrientations)[number];
}
/** Shows progress through the steps of a process, and links to the steps that can be reached. */
export declare function Stepper({ label, steps, current, onSelect, orientation, ...element }: StepperProps): import("react").JSX.Element;
export interface StepperSkeletonProps extends ElementProps<HTMLDivElement> {
    /** The expected number of steps. @default 4 */
    count?: number;
    /** The layout of the steps to come. @default 'horizontal' */
    orientation?: (typeof stepperOrientations)[number];
}
/** Placeholder for a stepper that is still loading. */
export declare function StepperSkeleton({ count, orientation, ...element }: StepperSkeletonProps): import("react").JSX.Element;
export {};
