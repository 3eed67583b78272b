import { useParams } from 'react-router'
import { KnownRequest } from '../../KnownRequest.tsx'
import { RequestPage } from './RequestPage.tsx'

/** One request for a report: what it is, what it went through, and what comes next. */
export function RequestScreen() {
  const { requestId } = useParams()
  return (
    <KnownRequest key={requestId} id={Number(requestId)}>
      {request => <RequestPage request={request} />}
    </KnownRequest>
  )
}
