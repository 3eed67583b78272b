import { ListScreen } from '../../../../../screens/ListScreen.tsx'
import { sheetList } from '../../stock-take.ts'
import { DeviceSheets } from './DeviceSheets.tsx'

/** The stock-takes in which the reader counts, below those that this device holds something of. */
export function SheetsList() {
  return <ListScreen list={sheetList} notice={<DeviceSheets />} />
}
