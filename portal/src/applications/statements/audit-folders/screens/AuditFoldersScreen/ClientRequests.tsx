import { Suspense } from 'react'
import { lateDialog } from '../../../../../screens/late.tsx'
import { ListScreen } from '../../../../../screens/ListScreen.tsx'
import { useBeside } from '../../../../../screens/useBeside.ts'
import { DueCell } from '../../DueCell.tsx'
import { clientRequests, type AuditRequest } from '../../folder.ts'

const RequestDrawer = lateDialog(async () => ({
  default: (await import('../../RequestDrawer.tsx')).RequestDrawer,
}))

const cells = { dueDate: (row: AuditRequest) => <DueCell request={row} /> }

/** The requests addressed to a client. Each opens beside the list, where documents can be submitted. */
export function ClientRequests() {
  const { opened, close } = useBeside('request')
  return (
    <ListScreen list={clientRequests} cells={cells}>
      <Suspense fallback={null}>
        {opened !== undefined && (
          // Remount the panel for another request.
          <RequestDrawer key={opened} id={opened} onClose={close} />
        )}
      </Suspense>
    </ListScreen>
  )
}
