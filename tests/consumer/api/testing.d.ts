/**
 * Helpers for the tests of applications: what a person does with the larger components and reads off them, by the words on
 * the screen, so that their markup may change. They work on the elements of any DOM, with whatever drew and runs the test.
 */
/** A cell of a grid. */
export interface GridCell {
    element: HTMLElement;
    /** Its words, as they are shown. */
    text: () => string;
}
/**
 * A `DataGrid` in a part of the page. A long grid draws the rows that are in sight: search or filter for another first.
 * @param name of the grid, where there are several
 */
export declare function grid(root: Element, name?: string): {
    element: HTMLElement;
    /** Titles of the columns that are shown, in order. */
    columns: () => string[];
    /** Names of the rows that are drawn, in order. */
    rows: () => string[];
    /** @throws Error where there is no such row or column */
    cell({ row: rowName, column }: {
        row: string;
        column: string;
    }): GridCell;
    /** How a column is sorted. */
    sortOf: (column: string) => string;
    /** Presses the title of a column: once sorts upwards, twice downwards, three times not at all. */
    sortBy(column: string): Promise<void>;
    isSelected: (wanted: string) => boolean;
    /** Ticks a row, or takes the tick away. */
    select(wanted: string): Promise<void>;
};
/**
 * A `FolderTree` in a part of the page. A long one draws the entries that are in sight.
 * @param name of the tree, where there are several
 */
export declare function tree(root: Element, name?: string): {
    element: HTMLElement;
    /** Names of the entries that are drawn, in order. */
    items: () => string[];
    isExpanded: (wanted: string) => boolean;
    isSelected: (wanted: string) => boolean;
    expand: (wanted: string) => Promise<void>;
    collapse: (wanted: string) => Promise<void>;
    /** Chooses an entry: its box where it has one, else itself. */
    select(wanted: string): Promise<void>;
};
/**
 * A `ComboBox`, `MultiSelect` or `PersonPicker` in a part of the page.
 * @param name its label, where there are several
 */
export declare function combobox(root: Element, name?: string): {
    element: HTMLInputElement;
    /** What stands in it. */
    value: () => string;
    /** Types the words of an option, and presses it as soon as it is offered. */
    choose(option: string): Promise<void>;
};
/**
 * A `Select` in a part of the page.
 * @param name its label, where there are several
 */
export declare function select(root: Element, name?: string): {
    element: HTMLElement;
    /** The words of what is chosen. */
    value: () => string;
    choose(option: string): Promise<void>;
};
/**
 * A `DateField` or `DatePicker` in a part of the page.
 * @param name its label, where there are several
 */
export declare function datePicker(root: Element, name?: string): {
    element: HTMLElement;
    /** The date as it is shown, its parts in the order of the reader's language. */
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
    /** Words of each file that was added: its name, how far it is, and what is said of it. */
    files: () => string[];
    /** Chooses files, as from the dialog of the system. */
    add(...files: readonly File[]): Promise<void>;
};
