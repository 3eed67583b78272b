import { ListScreen } from '../../../../../screens/ListScreen.tsx'
import { sheetList } from '../../stock-take.ts'

/** The stock-takes that the reader counts in. */
export function SheetsList() {
  return <ListScreen list={sheetList} />
}
