import { IconPicker } from '@parvis/design-system/IconPicker'
import { useState } from 'react'

export function MenuIconField() {
  const [icon, setIcon] = useState<string | null>(null)
  return <IconPicker label="Icon" value={icon} onChange={setIcon} />
}
