import { Check, ChevronDown, ChevronRight, EllipsisVertical, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import { isBlank } from '../../internal/rowModel/columns.ts'
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx'
import type { CellText } from './cellText.ts'
import type { GridWords } from './DataGrid.messages.ts'
import type { GridColumn } from './gridTypes.ts'
import { levelStyle } from './rowPlace.ts'
import * as styles from './cell.css.ts'

/**
 * The content of a cell.
 * @param isTabStop whether links are tab stops. In a grid they are not: it is one tab stop, and its arrow keys reach
 * them
 */
export function cellContent<Row>(
  column: GridColumn<Row>,
  row: Row,
  text: CellText<Row>,
  isTabStop = false,
): ReactNode {
  if (column.render) return column.render(row)
  const words = text(column, row)
  const href = column.type === 'link' ? column.href?.(row) : undefined
  if (href !== undefined && words !== '')
    return (
      <a href={href} {...(!isTabStop && { tabIndex: -1 })} className={styles.link}>
        {words}
      </a>
    )
  if (column.type === 'boolean' && !isBlank(column.value(row))) {
    const Icon = column.value(row) === true ? Check : Minus
    return (
      <span className={styles.withIcon}>
        <Icon aria-hidden size={16} className={styles.quiet} />
        {words}
      </span>
    )
  }
  const choice = column.choices?.find(({ id }) => id === column.value(row))
  if (!choice?.status) return words
  return (
    <StatusBadge kind={choice.status} look="plain">
      {choice.label}
    </StatusBadge>
  )
}

interface GridCheckboxProps {
  label: string
  isSelected: boolean
  /** @default false */
  isIndeterminate?: boolean
  /** Identifies the pressed part for the grid, which handles all presses. */
  part: 'select-row' | 'select-all'
  /** Whether it is a tab stop. @default false: the grid's arrow keys reach it */
  isTabStop?: boolean
}

/** A native checkbox, because every row has one. The grid handles its presses. */
export function GridCheckbox({
  label,
  isSelected,
  isIndeterminate = false,
  part,
  isTabStop = false,
}: GridCheckboxProps) {
  return (
    <input
      ref={input => {
        if (input) input.indeterminate = isIndeterminate
      }}
      type="checkbox"
      {...(!isTabStop && { tabIndex: -1 })}
      readOnly
      data-part={part}
      className={styles.checkbox}
      aria-label={label}
      checked={isSelected}
    />
  )
}

interface DetailButtonProps {
  label: string
  isOpen: boolean
  /** Whether it is a tab stop. @default false: the grid's arrow keys reach it */
  isTabStop?: boolean
}

/** The button that opens the details below a row. */
export function DetailButton({ label, isOpen, isTabStop = false }: DetailButtonProps) {
  const Icon = isOpen ? ChevronDown : ChevronRight
  return (
    <button
      type="button"
      {...(!isTabStop && { tabIndex: -1 })}
      data-part="toggle-detail"
      className={styles.rowButton}
      aria-label={label}
      aria-expanded={isOpen}
    >
      <Icon aria-hidden size={18} className={styles.arrow} />
    </button>
  )
}

interface BranchButtonProps {
  /** Undefined if the row has no children. */
  isOpen: boolean | undefined
  /** Level of the row. */
  level: number | undefined
  name: string
  t: GridWords
}

/**
 * Opens and closes a row with children. It is for pointers and touch: with the keyboard, the arrow keys do so on the
 * name cell, which keeps the focus. It is rendered in every row, so that reusing a row creates no elements.
 */
export function BranchButton({ isOpen, level, name, t }: BranchButtonProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      data-part="toggle-branch"
      className={isOpen === undefined ? styles.noBranch : styles.branchButton}
      style={levelStyle(level)}
      aria-label={isOpen === undefined ? undefined : t(isOpen ? 'closeBranch' : 'openBranch', { name })}
    >
      {branchIcon}
    </button>
  )
}

// A shared element: React skips it when rows are reused.
const branchIcon = <ChevronRight aria-hidden size={16} className={styles.branchIcon} />

interface RowToggleButtonProps {
  label: string
  icon: ReactNode
  isOn: boolean
  /** Whether it is a tab stop. @default false: the grid's arrow keys reach it */
  isTabStop?: boolean
}

/** The toggle button of a row. */
export function RowToggleButton({ label, icon, isOn, isTabStop = false }: RowToggleButtonProps) {
  return (
    <button
      type="button"
      {...(!isTabStop && { tabIndex: -1 })}
      data-part="row-toggle"
      className={styles.rowButton}
      aria-label={label}
      aria-pressed={isOn}
    >
      {icon}
    </button>
  )
}

interface RowMenuButtonProps {
  label: string
  isOpen: boolean
  /** Whether it is a tab stop. @default false: the grid's arrow keys reach it */
  isTabStop?: boolean
}

/** The button that opens the menu of a row. The grid has a single menu for all rows. */
export function RowMenuButton({ label, isOpen, isTabStop = false }: RowMenuButtonProps) {
  return (
    <button
      type="button"
      {...(!isTabStop && { tabIndex: -1 })}
      data-part="row-menu"
      className={styles.rowButton}
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={isOpen}
    >
      <EllipsisVertical aria-hidden size={18} />
    </button>
  )
}
