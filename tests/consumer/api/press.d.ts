/** What is pressed, from the press of the pointer until the click that it makes. */
export interface Press {
    /** What the click goes to. */
    element: HTMLElement;
    /** Where it was when it was pressed. */
    place: DOMRect;
}
export declare const currentPress: () => Press | undefined;
/** Hears when a press begins and when it is over. */
export declare function subscribeToPresses(listener: () => void): () => void;
/** Calls when nothing is pressed: now, or after the click. Who uses the keyboard never waits. */
export declare function afterPress(call: () => void): void;
