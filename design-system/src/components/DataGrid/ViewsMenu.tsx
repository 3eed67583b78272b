import { Bookmark, Check, Pencil, Plus, RotateCcw, Save, Star, StarOff, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { loadedPart } from '../../loading/loadedPart.tsx'
import { given } from '../../internal/given.ts'
import { Button } from '../Button/Button.tsx'
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx'
import { Menu, MenuItem, MenuSection } from '../Menu/Menu.tsx'
import type { GridWords } from './DataGrid.messages.ts'
import type { SavedViews } from './useSavedViews.ts'
import * as styles from './DataGrid.css.ts'

interface ViewsMenuProps {
  saved: SavedViews
  t: GridWords
}

const ViewNameDialog = loadedPart(() => import('./ViewNameDialog.tsx'))

/** Key of the initial, unsaved view. */
const startKey = '-'
const icon = (Icon: typeof Check) => <Icon aria-hidden size={18} />

/** The menu of saved views: shows the current one and whether it was changed, and offers commands for it. */
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
        <ViewNameDialog
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
