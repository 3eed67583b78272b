import { type ElementProps } from '../../internal/elementProps.js';
export declare const stepStatuses: readonly ['todo', 'done', 'warning', 'error'];
/** What has become of a step; the current one has a status too. */
export type StepStatus = (typeof stepStatuses)[number];
export declare const stepActivities: readonly ['saving', 'loading'];
export type StepActivity = (typeof stepActivities)[number];
interface StepBase {
    id: string;
    /** What is done there: "Importer un rapport". */
    label: string;
    /** @default 'todo' */
    status?: StepStatus;
    /** A second line: what is to correct, or what was chosen. */
    detail?: string;
    /** Whether it may be left out. @default false */
    isOptional?: boolean;
    /** Work under way on this step. */
    activity?: StepActivity;
}
/** A step with an address, one that `onSelect` goes to, one that is not to be reached yet, or one that says why. */
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
export interface StepperProps extends ElementProps<HTMLElement> {
    /** What the steps lead to: "Publication d’un rapport". Names the navigation. */
    label: string;
    /** The steps, in order. */
    steps: readonly Step[];
    /** Id of the step that is shown; none before the first and after the last. */
    current?: string;
    /** Called with the id of a reachable step without an address. */
    onSelect?: (id: string) => void;
    /**
     * `horizontal` turns vertical by itself where there is no room, and shows what matters now until the reader wants all of it.
     * @default 'horizontal'
     */
    orientation?: (typeof stepperOrientations)[number];
}
/** Where the reader is in work of some steps, and the way to the steps that can be reached. */
export declare function Stepper({ label, steps, current, onSelect, orientation, ...element }: StepperProps): import("react").JSX.Element;
export interface StepperSkeletonProps extends ElementProps<HTMLDivElement> {
    /** How many steps are expected. @default 4 */
    count?: number;
    /** How the steps will stand. @default 'horizontal' */
    orientation?: (typeof stepperOrientations)[number];
}
/** The place of a stepper whose steps are not known yet. */
export declare function StepperSkeleton({ count, orientation, ...element }: StepperSkeletonProps): import("react").JSX.Element;
export {};
