import { IconButton } from '@parvis/design-system/IconButton'
import { Printer } from 'lucide-react'

export function PrintButton({ onPrint }: { onPrint: () => void }) {
  return <IconButton label="Print" icon={<Printer aria-hidden size={18} />} onPress={onPrint} />
}
