import { updateTermsDraft } from '@parvis/api-types/calls/terms-administration'
import { Grid } from '@parvis/design-system/Grid'
import { Stack } from '@parvis/design-system/Stack'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { EditForm } from '../../../screens/EditorForm.tsx'
import { LineField, LinesField, type FieldsOf } from '../../../screens/FormFields.tsx'
import { draftForm, draftRecord, type TermsDraft } from './terms.ts'

/** The texts of the draft in both languages, side by side. */
export function TextsForm({ draft }: { draft: TermsDraft }) {
  const { t } = useTranslation('termsOfUse')
  return (
    <EditForm
      form={draftForm}
      record={draftRecord}
      thing={draft}
      update={updateTermsDraft}
      name={t('form.name')}
      submit={t('form.save')}
    >
      {(_, of) => <Fields of={of} isFirst={draft.versionInForce === null} />}
    </EditForm>
  )
}

function Fields({ of, isFirst }: { of: FieldsOf<typeof draftForm.fields>; isFirst: boolean }) {
  const { t } = useTranslation('termsOfUse')
  return (
    <Stack gap={5}>
      <Grid columnWidth="24rem" gap={5}>
        <LineField of={of} name="title" />
        <LineField of={of} name="englishTitle" />
      </Grid>
      <Grid columnWidth="24rem" gap={5}>
        <LinesField of={of} name="text" rows={18} hint={t('hint.text')} />
        <LinesField of={of} name="englishText" rows={18} hint={t('hint.text')} />
      </Grid>
      {!isFirst && (
        <Grid columnWidth="24rem" gap={5}>
          <LinesField of={of} name="changes" hint={t('hint.changes')} />
          <LinesField of={of} name="englishChanges" hint={t('hint.changes')} />
        </Grid>
      )}
    </Stack>
  )
}
