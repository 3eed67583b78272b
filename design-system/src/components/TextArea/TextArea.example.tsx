import { TextArea } from '@parvis/design-system/TextArea'
import { useState } from 'react'

export function Comment() {
  const [text, setText] = useState('')
  return <TextArea label="Comment" limit={500} value={text} onChange={setText} />
}
