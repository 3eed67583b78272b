import { ListScreen } from '../../../../../screens/ListScreen.tsx'
import { requestList } from '../../request-list.ts'

/** Who asked for which application, and what became of it. */
export function AccessRequestsScreen() {
  return <ListScreen list={requestList} />
}
