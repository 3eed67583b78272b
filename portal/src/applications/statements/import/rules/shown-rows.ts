import { fold } from '../../../../navigation/menu-tree.ts'
import type { MappingRow, MappingState } from './mapping-rows.ts'

/** Which accounts are shown: those in one state, or all. */
export type ShownState = MappingState | 'all'

/**
 * The accounts that a person looks for.
 * @param text the beginning of a number, or a part of a label; accents and case aside
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
