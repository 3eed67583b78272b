import { Pagination } from '@parvis/design-system/Pagination'
import { useState } from 'react'

export function Pages() {
  const [page, setPage] = useState(1)
  return <Pagination label="Pages of reports" page={page} pageSize={25} total={312} onPage={setPage} />
}
