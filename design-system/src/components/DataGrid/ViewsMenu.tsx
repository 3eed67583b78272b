import { Bookmark, Check, Pencil, Plus, RotateCcw, Save, Star, StarOff, Trash2 } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { given } from '../../internal/given.ts'
import { Button } from '../Button/Button.tsx'
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Menu, MenuItem, MenuSection } from '../Menu/Menu.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { TextField } from '../TextField/TextField.tsx'
import type { GridWords } from './DataGrid.messages.ts'
import { nameProblem } from './savedViews.ts'
import type { SavedViews } from './useSavedViews.ts'
import * as styles from './DataGrid.css.ts'

interface ViewsMenuProps {
  saved: SavedViews
  t: GridWords
}

/** Key of the view that nobody saved; ids of saved ones are not empty. */
const startKey = '-'
const icon = (Icon: typeof Check) => <Icon aria-hidden size={18} />

/** Which saved view is shown, whether it was changed since, and what can be done with it. */
export function ViewsMenu({ saved, t }: ViewsMenuProps) {
  const { views, active, isChanged, canChange } = saved
  const [asked, setAsked] = useState<'saveAs' | 'rename' | 'remove' | null>(null)
  const isOwn = active !== undefined && !active.isLocked
  const close = () => setAsked(null)
  return (
    <>
      <Menu
        trigger={
          <Button icon={<Bookmark aria-hidden size={16} />}>
            <span className={styles.viewName}>{active?.name ?? t('views')}</span>
            {isChanged && <span className={styles.viewChanged}> {t('viewChanged')}</span>}
          </Button>
        }
      >
        <MenuSection
          title={t('views')}
          selectionMode="single"
          selectedKeys={[active?.id ?? startKey]}
          onSelectionChange={([key]) => saved.use(key === undefined || key === startKey ? null : key)}
        >
          <MenuItem id={startKey} label={t('viewStart')} />
          {views.map(({ id, name, isDefault, isLocked }) => (
            <MenuItem
              key={id}
              id={id}
              label={name}
              {...given({
                description: isDefault ? t('viewIsDefault') : isLocked ? t('viewIsLocked') : undefined,
              })}
            />
          ))}
        </MenuSection>
        {canChange && (
          <MenuSection aria-label={t('viewActions')}>
            {isOwn && isChanged && <MenuItem label={t('viewSave')} icon={icon(Save)} onAction={saved.save} />}
            {active && isChanged && (
              <MenuItem label={t('viewBack')} icon={icon(RotateCcw)} onAction={() => saved.use(active.id)} />
            )}
            <MenuItem label={t('viewSaveAs')} icon={icon(Plus)} onAction={() => setAsked('saveAs')} />
            {isOwn && (
              <MenuItem label={t('viewRename')} icon={icon(Pencil)} onAction={() => setAsked('rename')} />
            )}
            {active && (
              <MenuItem
                label={t(active.isDefault ? 'viewNoDefault' : 'viewMakeDefault')}
                icon={icon(active.isDefault ? StarOff : Star)}
                onAction={() => saved.makeDefault(!active.isDefault)}
              />
            )}
            {isOwn && (
              <MenuItem
                label={t('viewRemove')}
                icon={icon(Trash2)}
                isDanger
                onAction={() => setAsked('remove')}
              />
            )}
          </MenuSection>
        )}
      </Menu>
      {(asked === 'saveAs' || (asked === 'rename' && active)) && (
        <NameDialog
          {...{ saved, t }}
          isRename={asked === 'rename'}
          onClose={close}
          onName={name => (asked === 'rename' ? saved.rename(name) : saved.saveAs(name))}
        />
      )}
      {active && (
        <ConfirmDialog
          isOpen={asked === 'remove'}
          onOpenChange={close}
          title={t('viewRemoveTitle', { name: active.name })}
          confirmLabel={t('viewRemoveDo')}
          tone="danger"
          onConfirm={() => {
            close()
            saved.remove()
          }}
        >
          {t('viewRemoveHelp')}
        </ConfirmDialog>
      )}
    </>
  )
}

interface NameDialogProps extends ViewsMenuProps {
  isRename: boolean
  onName: (name: string) => void
  onClose: () => void
}

function NameDialog({ saved, t, isRename, onName, onClose }: NameDialogProps) {
  const { views, active } = saved
  const [name, setName] = useState(isRename ? (active?.name ?? '') : '')
  const [isTried, setTried] = useState(false)
  const problem = nameProblem(views, name, isRename ? active?.id : undefined)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // React's events go through the tree of components, and so would reach a form around the grid.
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

/** The dialog opens to be typed in. */
const first = { autoFocus: true }
