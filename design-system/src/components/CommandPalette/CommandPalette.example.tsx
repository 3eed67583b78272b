import { CommandPalette } from '@parvis/design-system/CommandPalette'
import { useState } from 'react'

const pages = [{ id: 'reports', title: 'Reports', href: '/reports' }]
const search = (text: string) => pages.filter(({ title }) => title.includes(text))
const sources = [{ id: 'pages', label: 'Pages', search }]

export function Palette() {
  const [isOpen, setOpen] = useState(false)
  return <CommandPalette isOpen={isOpen} onOpenChange={setOpen} sources={sources} />
}
