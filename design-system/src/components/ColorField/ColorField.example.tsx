import { ColorField } from '@parvis/design-system/ColorField'
import { useState } from 'react'

export function MenuColor() {
  const [color, setColor] = useState('#2b7fb8')
  return <ColorField label="Color" value={color} onChange={setColor} />
}
