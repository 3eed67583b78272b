import { Toolbar } from '@parvis/design-system/Toolbar'
import { Redo2, Undo2 } from 'lucide-react'

export function TextTools({ onUndo, onRedo }: { onUndo: () => void; onRedo: () => void }) {
  const items = [
    { id: 'undo', label: 'Undo', icon: <Undo2 aria-hidden size={18} />, onPress: onUndo },
    { id: 'redo', label: 'Redo', icon: <Redo2 aria-hidden size={18} />, onPress: onRedo },
  ]
  return <Toolbar label="Text" groups={[{ label: 'Changes', items }]} />
}
