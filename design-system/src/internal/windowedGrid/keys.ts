/**
 * React Aria keys as numbers, so that no string is created or parsed per cell. A row has a block of 1,024 keys, its own
 * first and then its cells', which allows 1,023 columns. Row −1 is the header.
 */
const block = 1024

/** The number of the header row. */
export const headerRow = -1
/** The number of the footer row, higher than any in an order. */
export const footerRow = 2 ** 40
/** The number of the row above the header, with headings shared by several columns. */
export const groupsRow = 2 ** 41
export const isHeaderRow = (row: number): boolean => row === headerRow || row === groupsRow
/** Whether a row is fixed, and so has no position among the scrolling ones. */
export const isFixedRow = (row: number): boolean => isHeaderRow(row) || row === footerRow

export const rowKey = (row: number): number => (row + 1) * block
/** @param column the column's own number, which does not change when the column is moved */
export const cellKey = (row: number, column: number): number => rowKey(row) + 1 + column
export const rowOfKey = (key: number): number => Math.floor(key / block) - 1
/** −1 for the key of a row. */
export const columnOfKey = (key: number): number => (key % block) - 1
