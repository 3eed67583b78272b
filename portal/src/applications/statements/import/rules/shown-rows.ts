import { fold } from '../../../../navigation/menu-tree.ts'
import type { MappingRow, MappingState } from './mapping-rows.ts'

/** The accounts to show: those in one state, or all. */
export type ShownState = MappingState | 'all'

/**
 * The accounts that match a search.
 * @param text the start of a number, or part of a label, ignoring accents and case
 */
export function shownRows<Row extends Pick<MappingRow, 'account' | 'label' | 'state'>>(
  rows: readonly Row[],
  state: ShownState,
  text: string,
): readonly Row[] {
  const wanted = fold(text.trim())
  return rows.filter(
    row =>
      (state === 'all' || row.state === state) &&
      (wanted === '' || fold(row.account).startsWith(wanted) || fold(row.label).includes(wanted)),
  )
}
