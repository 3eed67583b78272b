import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { FolderTree, type FolderAction, type FolderItem } from '@parvis/design-system/FolderTree'
import { Inline } from '@parvis/design-system/Inline'
import { Stack } from '@parvis/design-system/Stack'
import { Suspense, useMemo, useState } from 'react'
import { sayFieldText } from '../../../../../forms/field-texts.ts'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { useMayManage, type WholeApplication } from '../../application-record.ts'
import { keyOf, partNameFault, partsOf, type Part } from '../../rules/part-tree.ts'
import { usePartRenaming } from './part-changes.ts'
import type { NewPart } from './PartDialogs.tsx'
import { lateDialog } from '../../../../../screens/late.tsx'

const loadDialogs = () => import('./PartDialogs.tsx')
const NewPartDialog = lateDialog(async () => ({ default: (await loadDialogs()).NewPartDialog }))
const DeletePartDialog = lateDialog(async () => ({ default: (await loadDialogs()).DeletePartDialog }))

interface PartItem extends FolderItem {
  part: Part
}

/** The modules, sub-modules and features of an application, as a tree that is edited in place. */
export function ApplicationParts({ application }: { application: WholeApplication }) {
  const { t } = useTranslation('security')
  const { t: tAny } = useTranslation()
  const locale = useLanguage()
  const mayManage = useMayManage()
  const [added, setAdded] = useState<NewPart>()
  const [arrivedId, setArrivedId] = useState<string>()
  const [deleted, setDeleted] = useState<Part>()
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const { rename, lost, forget } = usePartRenaming(application.id)
  const parts = useMemo(() => partsOf(application, locale), [application, locale])
  const items = useMemo(
    () =>
      parts.map(
        (part): PartItem => ({
          id: keyOf(part.kind, part.id),
          parentId: part.parentId === null ? null : keyOf('module', part.parentId),
          name: part.name,
          kind: part.kind === 'module' ? 'folder' : 'document',
          ...(part.scopes > 0 && {
            badge: { value: part.scopes, label: t('parts.scopes', { count: part.scopes }) },
          }),
          part,
        }),
      ),
    [parts, t],
  )
  const modules = useMemo(
    () => parts.filter(({ kind }) => kind === 'module').map(({ kind, id }) => keyOf(kind, id)),
    [parts],
  )
  // All modules start expanded, because there are few of them.
  const expanded = useMemo(() => new Set(modules.filter(id => !closed.has(id))), [modules, closed])
  const close = (ids: Iterable<string>) => setClosed(new Set(ids))
  const add = (part: NewPart) => {
    // Expand the parent so that the new part is visible.
    if (part.parent) close([...closed].filter(id => id !== keyOf('module', part.parent?.id ?? 0)))
    setAdded(part)
  }
  const actionsOf = ({ part }: PartItem): FolderAction[] => {
    const adding = (kind: Part['kind'], label: string): FolderAction => ({
      id: kind,
      label,
      onAction: () => add({ kind, parent: part }),
    })
    return [
      ...(part.isTop ? [adding('module', t('parts.addSubModule'))] : []),
      ...(part.kind === 'module' ? [adding('feature', t('parts.addFeature'))] : []),
      { id: 'delete', label: t('delete.open'), isDanger: true, onAction: () => setDeleted(part) },
    ]
  }
  const editing = {
    rowActions: actionsOf,
    onRename: (id: string, name: string) => {
      const part = parts.find(each => keyOf(each.kind, each.id) === id)
      return part ? rename(part, name) : null
    },
    validateName: (name: string, { part }: PartItem) => {
      const fault = partNameFault(parts, { ...part, name }, part.id)
      return fault === undefined ? null : sayFieldText(tAny, fault, t('column.name'))
    },
  }
  return (
    <Stack>
      {mayManage && (
        <Inline>
          <Button onPress={() => add({ kind: 'module', parent: undefined })}>{t('parts.addModule')}</Button>
          <Button onPress={() => add({ kind: 'feature', parent: undefined })}>{t('parts.addFeature')}</Button>
        </Inline>
      )}
      {lost && (
        <Banner
          kind="warning"
          live="assertive"
          title={t('parts.goneTitle', { name: lost.name })}
          onDismiss={forget}
        >
          {t('parts.gone', { typed: lost.typed })}
        </Banner>
      )}
      <FolderTree
        aria-label={t('parts.title')}
        items={items}
        expandedIds={expanded}
        onExpandedChange={open => close(modules.filter(id => !open.has(id)))}
        emptyState={<EmptyState title={t('parts.emptyTitle')}>{t('parts.empty')}</EmptyState>}
        {...(arrivedId !== undefined && { arrivedId })}
        {...(mayManage && editing)}
      />
      <Suspense fallback={null}>
        {added && (
          <NewPartDialog
            {...added}
            applicationId={application.id}
            parts={parts}
            onAdded={id => setArrivedId(keyOf(added.kind, id))}
            onClose={() => setAdded(undefined)}
          />
        )}
        {deleted && (
          <DeletePartDialog
            part={parts.find(part => part.kind === deleted.kind && part.id === deleted.id) ?? deleted}
            parts={parts}
            onClose={() => setDeleted(undefined)}
          />
        )}
      </Suspense>
    </Stack>
  )
}
