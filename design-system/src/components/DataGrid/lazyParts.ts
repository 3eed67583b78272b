import type { ReactNode } from 'react'
import { loadedPart } from '../../loading/loadedPart.tsx'
import type { CellEditorProps } from './CellEditor.tsx'
import type { ColumnsDialogProps } from './ColumnsDialog.tsx'
import type { RangeStatusProps } from './RangeStatus.tsx'
import type { UnsavedEntriesProps } from './UnsavedEntries.tsx'

/*
 * Parts that only some grids need, or only on demand. Together they are larger than the grid itself, and rows are shown
 * without waiting for them. Lazy loading loses the row type, which this file restores for each part.
 */

const loadEditor = () => import('./CellEditor.tsx')
const loadPagination = () => import('../Pagination/Pagination.tsx')

export const FilterEditor = loadedPart(() => import('./FilterEditor.tsx'))
export const GridPagination = loadedPart(async () => ({ default: (await loadPagination()).Pagination }))
export const ColumnsDialog = loadedPart(() => import('./ColumnsDialog.tsx')) as unknown as <Row>(
  props: ColumnsDialogProps<Row>,
) => ReactNode
export const UnsavedEntries = loadedPart(() => import('./UnsavedEntries.tsx')) as unknown as <Row>(
  props: UnsavedEntriesProps<Row>,
) => ReactNode
export const RangeStatus = loadedPart(() => import('./RangeStatus.tsx')) as unknown as <Row>(
  props: RangeStatusProps<Row>,
) => ReactNode
export const CellEditor = loadedPart(loadEditor) as unknown as <Row>(props: CellEditorProps<Row>) => ReactNode

const leave = () => {}
/** Preloads the editor after the rows are painted, so that it is ready for the first keystroke in a cell. */
export const prepareEditor = () =>
  void requestAnimationFrame(() => setTimeout(() => void loadEditor().catch(leave)))
/** Preloads the pagination before the rows arrive, to avoid a layout shift. */
export const preparePagination = () => void loadPagination().catch(leave)
