import { useState, type FormEvent } from 'react'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { nameProblem } from './savedViews.ts'
import type { GridWords } from './DataGrid.messages.ts'
import type { SavedViews } from './useSavedViews.ts'

interface ViewNameDialogProps {
  saved: SavedViews
  t: GridWords
  isRename: boolean
  onName: (name: string) => void
  onClose: () => void
}

/** Asks for the name of a view. */
export default function ViewNameDialog({ saved, t, isRename, onName, onClose }: ViewNameDialogProps) {
  const { views, active } = saved
  const [name, setName] = useState(isRename ? (active?.name ?? '') : '')
  const [isTried, setTried] = useState(false)
  const problem = nameProblem(views, name, isRename ? active?.id : undefined)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // React events bubble through portals, so the submit would reach a form around the grid.
    event.stopPropagation()
    setTried(true)
    if (problem) return
    onName(name)
    onClose()
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="small"
      title={t(isRename ? 'viewRenameTitle' : 'viewSaveAsTitle')}
    >
      <form onSubmit={submit} noValidate>
        <Stack gap={4}>
          <TextField
            label={t('viewName')}
            {...(!isRename && { description: t('viewHelp') })}
            value={name}
            onChange={setName}
            messages={isTried && problem ? [{ kind: 'error', text: t(problem) }] : []}
            isRequired
            {...first}
          />
          <Inline justify="end" gap={2}>
            <Button onPress={onClose}>{t('cancel')}</Button>
            <Button type="submit" variant="primary">
              {t(isRename ? 'viewRenameDo' : 'viewSaveDo')}
            </Button>
          </Inline>
        </Stack>
      </form>
    </Dialog>
  )
}

/** Focuses the field when the dialog opens. */
const first = { autoFocus: true }
