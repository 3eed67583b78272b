import { writeOptions, type WriteParams } from '@parvis/api-types/calls'
import { deleteMenu } from '@parvis/api-types/calls/menu-administration'
import { RadioGroup } from '@parvis/design-system/RadioGroup'
import { Stack } from '@parvis/design-system/Stack'
import { showToast } from '@parvis/design-system/Toast'
import { useState } from 'react'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { explain } from '../../../../../api/problem-messages.ts'
import { DeletionDialog } from '../../../../../dialogs/DeletionDialog.tsx'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { menuTitle } from '../../../../../navigation/selected-menu.ts'
import { useMenuMode } from '../../useMenuMode.ts'
import { descendantIds, type AdministeredMenu } from '../../rules/menu-tree.ts'

const sayNotDeleted = explain<'deleteMenu'>({
  'precondition-failed': 'menus:delete.changed',
  'menu-has-children': 'menus:problem.hasChildren',
})

export interface DeleteMenuDialogProps {
  menu: AdministeredMenu
  menus: readonly AdministeredMenu[]
  onClose: () => void
  onDeleted: (menu: AdministeredMenu) => void
}

/**
 * Asks before deleting a menu, and what happens to its children. The default moves them up a level, which loses
 * nothing.
 */
export function DeleteMenuDialog({ menu, menus, onClose, onDeleted }: DeleteMenuDialogProps) {
  const { t } = useTranslation('menus')
  const locale = useLanguage()
  const [fate, setFate] = useState<'lift' | 'delete'>('lift')
  const count = descendantIds(menus, menu.id).size
  const deletion = writeOptions(useApi(), deleteMenu)
  const mode = useMenuMode()
  const isAll = count > 0 && fate === 'delete'
  return (
    <DeletionDialog
      title={t('delete.title', { title: menuTitle(menu, locale) })}
      confirmLabel={isAll ? t('delete.confirmAll', { count: count + 1 }) : t('delete.confirm')}
      thing={{
        path: { id: menu.id },
        ifMatch: menu['@odata.etag'],
        query: { ...mode.sent.query, children: count === 0 ? 'refuse' : fate },
      }}
      options={{
        ...deletion,
        mutationFn: async (sent: WriteParams<'deleteMenu'>) => {
          await deletion.mutationFn(sent)
          // Close the form before the tree loses the menu: otherwise it would report a deletion by somebody else.
          onDeleted(menu)
        },
      }}
      say={sayNotDeleted}
      onClose={onClose}
      onDeleted={() => {
        showToast({ title: t('delete.done') })
        onDeleted(menu)
        onClose()
      }}
    >
      <Stack>
        <p>{t(mode.isDraft ? 'draft.deleteText' : 'delete.text')}</p>
        {count > 0 && (
          <RadioGroup
            label={t('delete.children', { count })}
            value={fate}
            onChange={id => setFate(id === 'delete' ? 'delete' : 'lift')}
            options={[
              { id: 'lift', label: t('delete.lift'), description: t('delete.liftHint') },
              { id: 'delete', label: t('delete.remove'), description: t('delete.removeHint', { count }) },
            ]}
          />
        )}
      </Stack>
    </DeletionDialog>
  )
}
