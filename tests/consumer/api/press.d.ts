/** The pressed element, from pointer down until the resulting click. */
export interface Press {
    /** The target of the click. */
    element: HTMLElement;
    /** Its position when it was pressed. */
    place: DOMRect;
}
export declare const currentPress: () => Press | undefined;
/** Notifies the listener when a press begins and ends. */
export declare function subscribeToPresses(listener: () => void): () => void;
/** Calls back when nothing is pressed: now, or after the click. Keyboard users never wait. */
export declare function afterPress(call: () => void): void;
