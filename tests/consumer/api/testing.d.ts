/**
 * Test helpers for applications: use the larger components as a person would, and read them by their visible text, so
 * that their markup may change. They work on the elements of any DOM, with any renderer and test runner.
 */
/** A cell of a grid. */
export interface GridCell {
    element: HTMLElement;
    /** Its visible text. */
    text: () => string;
}
/**
 * A `DataGrid` in a part of the page. A long grid renders only the rows in view: search or filter to reach others.
 * @param name of the grid, where there are several
 */
export declare function grid(root: Element, name?: string): {
    element: HTMLElement;
    /** Titles of the visible columns, in order. */
    columns: () => string[];
    /** Names of the rendered rows, in order. */
    rows: () => string[];
    /** @throws Error if there is no such row or column */
    cell({ row: rowName, column }: {
        row: string;
        column: string;
    }): GridCell;
    /** The sort direction of a column. */
    sortOf: (column: string) => string;
    /** Clicks the title of a column: once sorts ascending, twice descending, three times not at all. */
    sortBy(column: string): Promise<void>;
    isSelected: (wanted: string) => boolean;
    /** Selects a row, or deselects it. */
    select(wanted: string): Promise<void>;
};
/**
 * A `FolderTree` in a part of the page. A long tree renders only the entries in view.
 * @param name of the tree, where there are several
 */
export declare function tree(root: Element, name?: string): {
    element: HTMLElement;
    /** Names of the rendered entries, in order. */
    items: () => string[];
    isExpanded: (wanted: string) => boolean;
    isSelected: (wanted: string) => boolean;
    expand: (wanted: string) => Promise<void>;
    collapse: (wanted: string) => Promise<void>;
    /** Selects an entry, with its checkbox if it has one. */
    select(wanted: string): Promise<void>;
};
/**
 * A `ComboBox`, `MultiSelect` or `PersonPicker` in a part of the page.
 * @param name its label, where there are several
 */
export declare function combobox(root: Element, name?: string): {
    element: HTMLInputElement;
    /** The current text. */
    value: () => string;
    /** Types the text of an option and clicks it as soon as it is offered. */
    choose(option: string): Promise<void>;
};
/**
 * A `Select` in a part of the page.
 * @param name its label, where there are several
 */
export declare function select(root: Element, name?: string): {
    element: HTMLElement;
    /** The text of the chosen option. */
    value: () => string;
    choose(option: string): Promise<void>;
};
/**
 * A `DateField` or `DatePicker` in a part of the page.
 * @param name its label, where there are several
 */
export declare function datePicker(root: Element, name?: string): {
    element: HTMLElement;
    /** The visible date, its parts in the order of the reader's language. */
    text: () => string;
    /** @param day "2026-03-01" */
    choose(day: string): Promise<void>;
};
/**
 * A `FileUpload` or `FilePicker` in a part of the page.
 * @param name its label, where there are several
 */
export declare function fileUpload(root: Element, name?: string): {
    element: HTMLElement;
    /** The text of each added file: its name, its progress and its messages. */
    files: () => string[];
    /** Chooses files, as in the system's file dialog. */
    add(...files: readonly File[]): Promise<void>;
};
