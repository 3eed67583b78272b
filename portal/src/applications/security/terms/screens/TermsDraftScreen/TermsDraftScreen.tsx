import { Banner } from '@parvis/design-system/Banner'
import { useLocale } from '@parvis/design-system/i18n/useMessages'
import { useSearchParams } from 'react-router'
import { useFormats } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { lateDialog, latePart } from '../../../../../screens/late.tsx'
import { RecordPage, RecordScreen } from '../../../../../screens/RecordScreen.tsx'
import { termsOfUse } from '../../application.ts'
import { draftRecord, missingOf, type TermsDraft } from '../../terms.ts'

const TextsForm = latePart(async () => ({ default: (await import('../../TextsForm.tsx')).TextsForm }))
const PreviewPart = latePart(async () => ({ default: (await import('../../PreviewPart.tsx')).PreviewPart }))
const ComparisonPart = latePart(async () => ({
  default: (await import('../../ComparisonPart.tsx')).ComparisonPart,
}))
const PublishDialog = lateDialog(async () => ({
  default: (await import('../../PublishDialog.tsx')).PublishDialog,
}))
const DeleteDraftDialog = lateDialog(async () => ({
  default: (await import('../../DeleteDraftDialog.tsx')).DeleteDraftDialog,
}))

/** The next version of the terms of use: edit, preview, compare and publish it. */
export function TermsDraftScreen() {
  return (
    <RecordScreen record={draftRecord} fieldHeights={['2.5rem', '28rem', '6rem']}>
      {(draft, onGone) => <DraftPage draft={draft} onGone={onGone} />}
    </RecordScreen>
  )
}

interface DraftPageProps {
  draft: TermsDraft
  /** Called once the draft is published or deleted. */
  onGone: () => void
}

function DraftPage({ draft, onGone }: DraftPageProps) {
  const { t } = useTranslation('termsOfUse')
  const { longMoment } = useFormats()
  const [search] = useSearchParams()
  const { id, versionInForce, modifiedBy, modifiedByName, modifiedDate } = draft
  // Publishing is offered only where the saved draft is shown, not next to a form that may hold unsaved changes.
  const isChecking = search.get('tab') !== null
  const isComplete = missingOf(draft).length === 0
  const askToPublish = (close: () => void) => (
    <PublishDialog draft={draft} onClose={close} onPublished={onGone} />
  )
  const askToDelete = (close: () => void) => (
    <DeleteDraftDialog draft={draft} onClose={close} onDeleted={onGone} />
  )
  return (
    <RecordPage
      width="full"
      list={{ label: t('list.title'), href: draftRecord.list }}
      title={t('draft.title', { version: (versionInForce ?? 0) + 1 })}
      status={{ kind: 'draft', text: t('draft.state') }}
      sentence={t('draft.sentence', {
        date: longMoment(modifiedDate),
        person: modifiedByName ?? modifiedBy,
      })}
      actionList={[
        {
          id: 'check',
          label: t('draft.check'),
          isPrimary: true,
          isShown: !isChecking,
          href: `${termsOfUse.address('draft', { draftId: id })}?tab=comparison`,
        },
        {
          id: 'publish',
          label: t('publish.open'),
          isPrimary: true,
          isShown: isChecking && isComplete,
          dialog: askToPublish,
        },
        {
          id: 'delete',
          label: t('delete.open'),
          dialog: askToDelete,
        },
      ]}
      notice={isChecking && !isComplete && <IncompleteBanner draft={draft} />}
      parts={{
        label: t('draft.parts'),
        items: [
          { id: 'texts', title: t('tab.texts'), content: <TextsForm draft={draft} /> },
          { id: 'preview', title: t('tab.preview'), content: <PreviewPart draft={draft} /> },
          {
            id: 'comparison',
            title: t('tab.comparison'),
            content: <ComparisonPart terms={draft} before={versionInForce} with="withInForce" />,
          },
        ],
      }}
    />
  )
}

function IncompleteBanner({ draft }: { draft: TermsDraft }) {
  const { t } = useTranslation('termsOfUse')
  const names = new Intl.ListFormat(useLocale(), { type: 'conjunction' })
  const fields = names.format(missingOf(draft).map(field => t(`field.${field}`)))
  return (
    <Banner kind="warning" title={t('incomplete.title')}>
      {t('incomplete.text', { fields })}
    </Banner>
  )
}
