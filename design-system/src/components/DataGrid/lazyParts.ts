import type { ReactNode } from 'react'
import { loadedPart } from '../../loading/loadedPart.tsx'
import type { CellEditorProps } from './CellEditor.tsx'
import type { ColumnsDialogProps } from './ColumnsDialog.tsx'
import type { RangeStatusProps } from './RangeStatus.tsx'
import type { UnsavedEntriesProps } from './UnsavedEntries.tsx'

/*
 * Parts that only some grids need, or only once somebody asks for them: together more than the grid itself, and nobody
 * waits for them to see rows. Loading a part loses the type of the rows, which each is given back here.
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
/** Before the first cell is opened, as what is typed next must find the editor; and after the rows are painted. */
export const prepareEditor = () =>
  void requestAnimationFrame(() => setTimeout(() => void loadEditor().catch(leave)))
/** Before the rows are there: nothing is to move when they come. */
export const preparePagination = () => void loadPagination().catch(leave)
