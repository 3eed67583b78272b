/**
 * Keys of React Aria as numbers, so that no text is made or parsed for a cell: a row takes a block of 1,024, its own key
 * first, then those of its cells: there is room for 1,023 columns. Row −1 is the header.
 */
const block = 1024

/** The number of the header's row. */
export const headerRow = -1
/** The number of a row that stays below the others; beyond any that an order has. */
export const footerRow = 2 ** 40
/** The number of the row above the header, with what some of its columns have in common. */
export const groupsRow = 2 ** 41
export const isHeaderRow = (row: number): boolean => row === headerRow || row === groupsRow
/** Whether a row stays in view, and so has no position among those that scroll. */
export const isFixedRow = (row: number): boolean => isHeaderRow(row) || row === footerRow

export const rowKey = (row: number): number => (row + 1) * block
/** @param column the column's own number, which stays its own wherever the column is moved */
export const cellKey = (row: number, column: number): number => rowKey(row) + 1 + column
export const rowOfKey = (key: number): number => Math.floor(key / block) - 1
/** −1 for the key of a row. */
export const columnOfKey = (key: number): number => (key % block) - 1
