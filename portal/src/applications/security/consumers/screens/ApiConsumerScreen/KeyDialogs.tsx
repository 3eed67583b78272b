import type { KeyTask } from './key-tasks.ts'
import { NewKeyDialog } from './NewKeyDialog.tsx'
import { RevokeKeyDialog } from './RevokeKeyDialog.tsx'
import { RotateKeyDialog } from './RotateKeyDialog.tsx'

export interface KeyDialogsProps {
  consumerId: number
  task: KeyTask
  onMade: (id: number) => void
  onClose: () => void
}

/** The dialog of one task. */
export function KeyDialogs({ consumerId, task, onMade, onClose }: KeyDialogsProps) {
  switch (task.kind) {
    case 'create':
      return <NewKeyDialog consumerId={consumerId} onMade={onMade} onClose={onClose} />
    case 'rotate':
      return <RotateKeyDialog apiKey={task.apiKey} onClose={onClose} />
    case 'revoke':
      return <RevokeKeyDialog apiKey={task.apiKey} onClose={onClose} />
  }
}
