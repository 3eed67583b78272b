/** Whether the keys are Ctrl K, or ⌘ K on Apple devices. */
export declare function isPaletteShortcut(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'>, apple?: boolean): boolean;
/** Calls back on Ctrl K or ⌘ K anywhere on the page, instead of the browser's own search field. */
export declare function usePaletteShortcut(onOpen: (() => void) | undefined): void;
