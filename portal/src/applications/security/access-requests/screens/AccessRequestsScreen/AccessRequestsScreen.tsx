import { ListScreen } from '../../../../../screens/ListScreen.tsx'
import { requestList } from '../../request-list.ts'

/** Lists who asked for access to which application, and the outcome. */
export function AccessRequestsScreen() {
  return <ListScreen list={requestList} />
}
