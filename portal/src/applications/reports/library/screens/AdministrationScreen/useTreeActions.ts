import type { FolderAction } from '@parvis/design-system/FolderTree'
import { useNavigate } from 'react-router'
import { chosenClient } from '../../../../../organisation/chosen-client.ts'
import { sayKey } from '../../../../../i18n/keys.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { addressOfImport, addressOfReport } from '../../addresses.ts'
import { folderTexts } from '../../assessment.ts'
import type { Asked } from '../../AskedDialog.tsx'
import type { LibraryThing } from '../../library-items.ts'
import { folderMoveRefusal, reportMoveRefusal } from '../../rules/folder-rules.ts'
import type { Library } from '../../useLibrary.ts'

/** The actions of an administrator on an entry of the tree. Reasons against an action are known in advance. */
export function useTreeActions(library: Library, onAsk: (asked: Asked) => void) {
  const { t } = useTranslation('reports')
  const { t: tAny } = useTranslation()
  const navigate = useNavigate()
  const clientOf = (accountId: number) => library.clients.find(({ id }) => id === accountId)
  const foldersOf = (accountId: number) => library.contents.get(accountId)?.folders ?? []

  const rowActions = (thing: LibraryThing): FolderAction[] => {
    switch (thing.kind) {
      case 'client':
        return [
          {
            id: 'new-folder',
            label: t('action.newFolder'),
            onAction: () =>
              onAsk({ what: 'new-folder', parent: undefined, client: chosenClient(thing.client) }),
          },
        ]
      case 'folder': {
        const { folder } = thing
        const client = clientOf(folder.accountId)
        return [
          ...(client
            ? [
                {
                  id: 'new-folder',
                  label: t('action.newFolder'),
                  onAction: () => onAsk({ what: 'new-folder', parent: folder, client: chosenClient(client) }),
                },
                {
                  id: 'change',
                  label: t('action.changeFolder'),
                  onAction: () => onAsk({ what: 'change-folder', folder, client: chosenClient(client) }),
                },
              ]
            : []),
          {
            id: 'import',
            label: t('action.importHere'),
            onAction: () =>
              void navigate(addressOfImport({ clientId: folder.accountId, folderId: folder.id })),
          },
          {
            id: 'delete',
            label: t('action.deleteFolder'),
            isDanger: true,
            onAction: () => onAsk({ what: 'delete-folder', folder }),
          },
        ]
      }
      case 'report':
        return [
          {
            id: 'access',
            label: t('action.access'),
            onAction: () => void navigate(addressOfReport(thing.report.id, 'access')),
          },
        ]
    }
  }

  const canMove = (thing: LibraryThing, to: LibraryThing | undefined): boolean | string => {
    if (!to || thing.kind === 'client') return t('move.needsFolder')
    const say = (refusal: keyof typeof folderTexts | undefined) =>
      refusal === undefined || sayKey(tAny, folderTexts[refusal])
    if (thing.kind === 'folder') {
      if (to.kind === 'report') return false
      if (to.kind === 'client' && to.client.id !== thing.folder.accountId)
        return say('report-folder-of-another-client')
      const parent = to.kind === 'folder' ? to.folder : null
      const known = [...foldersOf(thing.folder.accountId), ...(parent ? foldersOf(parent.accountId) : [])]
      return say(folderMoveRefusal([...new Set(known)], thing.folder, parent))
    }
    if (to.kind !== 'folder') return t('move.needsFolder')
    return thing.folder === undefined || say(reportMoveRefusal(thing.folder, to.folder))
  }

  const onMove = (thing: LibraryThing, to: LibraryThing | undefined) => {
    if (thing.kind === 'folder' && (to?.kind === 'folder' || to?.kind === 'client'))
      onAsk({
        what: 'move-folder',
        folder: thing.folder,
        to: to.kind === 'folder' ? to.folder.id : null,
        folders: foldersOf(thing.folder.accountId),
      })
    if (thing.kind === 'report' && to?.kind === 'folder')
      onAsk({
        what: 'move-report',
        report: thing.report,
        accountId: to.folder.accountId,
        to: to.folder.id,
      })
  }
  return { rowActions, canMove, onMove }
}
