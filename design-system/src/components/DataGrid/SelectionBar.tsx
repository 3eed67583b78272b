import type { ReactNode } from 'react'
import { RowSelection } from '../../internal/windowedGrid/rowSelection.ts'
import { Button } from '../Button/Button.tsx'
import type { GridWords } from './DataGrid.messages.ts'
import * as styles from './DataGrid.css.ts'

interface SelectionBarProps {
  selection: RowSelection
  /** Total number of matching rows. */
  total: number
  /** Offers to select all matching rows, if the whole page is selected and there are more. */
  canSelectMatching: boolean
  onSelectionChange: (selection: RowSelection) => void
  /** Actions for the selected rows. */
  actions: ReactNode
  t: GridWords
}

/** The number of selected rows and the actions for them. */
export function SelectionBar(props: SelectionBarProps) {
  const { selection, total, canSelectMatching, onSelectionChange, actions, t } = props
  const count = selection.countOf(total)
  if (count === 0) return null
  return (
    <div role="group" aria-label={t('selectionActions')} className={styles.selectionBar}>
      <span className={styles.selectionCount}>{countText(selection, total, t)}</span>
      {selection.hasGap && <span className={styles.selectionGap}>{t('selectedGap')}</span>}
      {canSelectMatching && (
        <Button variant="quiet" size="small" onPress={() => onSelectionChange(RowSelection.all)}>
          {t('selectMatching', { count: total })}
        </Button>
      )}
      <Button variant="quiet" size="small" onPress={() => onSelectionChange(RowSelection.none)}>
        {t('clearSelection')}
      </Button>
      {actions !== undefined && <span className={styles.selectionActions}>{actions}</span>}
    </div>
  )
}

/** Describes a selection for screen readers. */
export function selectionText(selection: RowSelection, total: number, t: GridWords): string {
  const words = countText(selection, total, t)
  return selection.hasGap ? `${words}. ${t('selectedGap')}` : words
}

function countText(selection: RowSelection, total: number, t: GridWords): string {
  const count = selection.countOf(total)
  if (count === 0) return t('selectedNone')
  return selection.isAllMatching && count === total ? t('selectedAll', { count }) : t('selected', { count })
}
