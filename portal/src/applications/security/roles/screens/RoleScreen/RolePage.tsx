import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { Skeleton, SkeletonGroup } from '@parvis/design-system/Skeleton'
import { Tabs } from '@parvis/design-system/Tabs'
import { FormPage } from '@parvis/design-system/patterns/FormPage'
import { Suspense, useCallback, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { saySummaryText } from '../../../../../forms/field-texts.ts'
import { FormDraftOffer } from '../../../../../forms/FormDraftOffer.tsx'
import { useFormats, useLanguage } from '../../../../../i18n/formats.ts'
import { roleNameIn } from '../../../../../i18n/names.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { RecordPage } from '../../../../../screens/RecordScreen.tsx'
import { usePerson } from '../../../../../session/SessionContext.tsx'
import { manageScope, roles } from '../../application.ts'
import {
  roleTabs,
  useRoleRecord,
  useRoleRights,
  type RoleRights,
  type RoleTab,
  type WholeRole,
} from '../../role.ts'
import { fullName, valuesOf } from '../../rules/role-values.ts'
import { scopeNames } from '../../rules/scope-choice.ts'
import { RoleConflict } from './RoleConflict.tsx'
import { RoleDetails } from './RoleDetails.tsx'
import { useRoleEditor, type RoleEditor } from './useRoleEditor.ts'
import { lateDialog, latePart } from '../../../../../screens/late.tsx'

const RoleLists = latePart(async () => ({ default: (await import('./RoleLists.tsx')).RoleLists }))
const ImpactDialog = lateDialog(async () => ({ default: (await import('./ImpactDialog.tsx')).ImpactDialog }))
const DeleteRoleDialog = lateDialog(async () => ({
  default: (await import('../../DeleteRoleDialog.tsx')).DeleteRoleDialog,
}))

/** The address of a tab on the page of a role or of a new role. */
const addressOfTab = (page: string, tab: RoleTab) => (tab === 'details' ? page : `${page}?tab=${tab}`)

interface RolePageProps {
  /** Undefined for a new role. */
  role: WholeRole | undefined
  /** Called once the role is deleted. */
  onDeleted: () => void
}

/** The page of a role or of a new one. All changes are saved at once, after a review of their impact. */
export function RolePage({ role, onDeleted }: RolePageProps) {
  const { t } = useTranslation('roles')
  const language = useLanguage()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const tab = roleTabs.find(id => id === search.get('tab')) ?? 'details'
  const rights = useRoleRights(role)
  const [isDeleting, setDeleting] = useState(false)
  const page = role ? roles.address('record', { roleId: role.id }) : roles.address('create')
  const editor = useRoleEditor({
    role,
    onCreated: useCallback(
      (roleId: number) => void navigate(roles.address('record', { roleId }), { replace: true }),
      [navigate],
    ),
    onFaults: useCallback(
      (faulty: RoleTab) =>
        void navigate(addressOfTab(page, faulty), { replace: true, preventScrollReset: true }),
      [navigate, page],
    ),
  })
  const { record, listTitle } = useRoleRecord()
  return (
    <RecordPage
      list={{ label: t(listTitle), href: record.list }}
      title={role ? roleNameIn(language, role) : t('record.new')}
      sentence={role ? <Created role={role} /> : t('record.newHint')}
      actions={
        role && rights.mayManage && <Button onPress={() => setDeleting(true)}>{t('delete.open')}</Button>
      }
      notice={!rights.mayManage && <Rights role={role} mayEditMembers={rights.mayEditMembers} />}
    >
      {rights.mayEditMembers ? (
        <RoleForm {...{ role, editor, tab, page, rights }} />
      ) : (
        <RoleParts {...{ role, editor, tab, page, rights }} />
      )}
      <Suspense fallback={null}>
        {editor.reviewed && <ImpactDialog editor={editor} question={editor.reviewed} />}
        {isDeleting && role && (
          <DeleteRoleDialog role={role} onClose={() => setDeleting(false)} onDeleted={onDeleted} />
        )}
      </Suspense>
      <RoleConflict editor={editor} />
    </RecordPage>
  )
}

/** Tells a reader with limited rights what they may change. */
function Rights({ role, mayEditMembers }: { role: WholeRole | undefined; mayEditMembers: boolean }) {
  const { t } = useTranslation('roles')
  return (
    <>
      <Banner kind="info" title={t(mayEditMembers ? 'reader.managerTitle' : 'reader.title')}>
        {t(mayEditMembers ? 'reader.managerText' : 'reader.text', { scope: manageScope })}
      </Banner>
      {role && mayEditMembers && <RaisedRights role={role} />}
    </>
  )
}

/** Tells managers of the role who do not hold its rights themselves which rights it would bring them. */
function RaisedRights({ role }: { role: WholeRole }) {
  const { t } = useTranslation('roles')
  const language = useLanguage()
  const { scopes } = usePerson()
  const gained = valuesOf(role).scopes.filter(({ scopeName }) => !scopes.has(scopeName))
  return (
    gained.length > 0 && (
      <Banner kind="warning" title={t('reader.raisesTitle')}>
        {t('reader.raises', { names: scopeNames(gained, language) })}
      </Banner>
    )
  )
}

function Created({ role }: { role: WholeRole }) {
  const { t } = useTranslation('roles')
  const { longMoment } = useFormats()
  const nameOf = (user: WholeRole['creator']) => (user ? fullName(user) : t('record.somebody'))
  return t('record.created', {
    created: longMoment(role.createdDate),
    creator: nameOf(role.creator),
    changed: longMoment(role.ModifiedDate),
    modifier: nameOf(role.modifier),
  })
}

interface RolePartsProps {
  role: WholeRole | undefined
  editor: RoleEditor
  tab: RoleTab
  /** Address of the page. */
  page: string
  rights: RoleRights
}

/** The plan around the tabs: faults to fix, the draft of an earlier visit, and the button to review and save. */
function RoleForm(props: RolePartsProps) {
  const { t } = useTranslation('roles')
  const { t: tAny } = useTranslation()
  const { role, editor } = props
  const { draft, isDirty, faults } = editor
  const wrong = [
    { name: 'name', label: t('field.name'), fault: faults.name },
    { name: 'englishName', label: t('field.englishName'), fault: faults.englishName },
    { name: 'purpose', label: t('field.purpose'), fault: faults.purpose },
    ...Object.values(faults.rule).map(fault => ({ name: 'memberRule', label: t('field.rule'), fault })),
  ]
  return (
    <>
      <FormDraftOffer form={editor.form} draft={draft} first="name" />
      {editor.isGone && (
        <Banner kind="warning" live="assertive" title={t('plan.goneTitle')}>
          {t('plan.gone')}
        </Banner>
      )}
      <FormPage
        aria-label={t('plan.label')}
        onSubmit={editor.review}
        submitLabel={t(editor.isGone ? 'plan.createAgain' : 'plan.review')}
        statuses={[
          { text: t('plan.unsaved'), isShown: isDirty },
          { text: t('plan.saved'), isShown: editor.isSaved },
        ]}
        attempt={editor.attempt}
        hasRequiredFields={false}
        errors={wrong.flatMap(({ name, label, fault }) =>
          fault === undefined ? [] : [{ name, text: saySummaryText(tAny, fault, label) }],
        )}
        secondaryActions={
          role ? (
            <Button onPress={editor.undo} isDisabled={!isDirty}>
              {t('plan.undo')}
            </Button>
          ) : (
            <LinkButton href={roles.address('list')}>{t('plan.cancel')}</LinkButton>
          )
        }
      >
        <RoleParts {...props} />
      </FormPage>
    </>
  )
}

function RoleParts({ role, editor, tab, page, rights }: RolePartsProps) {
  const { t } = useTranslation('roles')
  return (
    <Tabs
      label={t('record.parts')}
      selected={tab}
      items={roleTabs
        .filter(id => role !== undefined || id !== 'history')
        .map(id => ({
          id,
          title: t(`tab.${id}`),
          href: addressOfTab(page, id),
          content:
            id === 'details' ? (
              <RoleDetails editor={editor} mayManage={rights.mayManage} />
            ) : (
              <Suspense fallback={<PartSkeleton />}>
                <RoleLists tab={id} {...{ role, editor, rights }} />
              </Suspense>
            ),
        }))}
    />
  )
}

function PartSkeleton() {
  const { t } = useTranslation('roles')
  return (
    <SkeletonGroup label={t('record.loading')}>
      <Skeleton shape="block" height="20rem" />
    </SkeletonGroup>
  )
}
