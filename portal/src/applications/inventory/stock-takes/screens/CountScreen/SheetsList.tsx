import { ListScreen } from '../../../../../screens/ListScreen.tsx'
import { sheetList } from '../../stock-take.ts'

/** The stock-takes in which the reader counts. */
export function SheetsList() {
  return <ListScreen list={sheetList} />
}
