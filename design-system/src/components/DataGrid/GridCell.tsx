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
 * What a cell shows.
 * @param isTabStop whether the Tab key stops at links. In a grid it does not: the grid is one stop, and its arrows lead to them
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
  /** Says to the grid, which handles all presses, what was pressed. */
  part: 'select-row' | 'select-all'
  /** @default false: the grid's arrows lead there */
  isTabStop?: boolean
}

/** A native checkbox, because there is one in every row; its presses are handled by the grid. */
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
  /** @default false: the grid's arrows lead there */
  isTabStop?: boolean
}

/** Shows the detail of a row below it. */
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
  /** Left out where nothing lies in the row. */
  isOpen: boolean | undefined
  /** Of the row. */
  level: number | undefined
  name: string
  t: GridWords
}

/**
 * Opens and closes a row in which others lie. For pointers and touch: on the name of the row the arrows do it, which so
 * stays what has the focus. There for all rows: one without becomes one that has it without anything being made.
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

// The same element for all rows: React has nothing to draw again in it while rows become others.
const branchIcon = <ChevronRight aria-hidden size={16} className={styles.branchIcon} />

interface RowToggleButtonProps {
  label: string
  icon: ReactNode
  isOn: boolean
  /** @default false: the grid's arrows lead there */
  isTabStop?: boolean
}

/** Turns something of a row on or off. */
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
  /** @default false: the grid's arrows lead there */
  isTabStop?: boolean
}

/** Opens the menu of a row, which the grid has only once. */
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
