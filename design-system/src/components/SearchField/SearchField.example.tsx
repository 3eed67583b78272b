import { SearchField } from '@parvis/design-system/SearchField'
import { useState } from 'react'

export function FindReports() {
  const [text, setText] = useState('')
  return <SearchField label="Find reports" value={text} onChange={setText} />
}
