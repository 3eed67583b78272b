import { EmptyState } from '@parvis/design-system/EmptyState'
import { RadioGroup } from '@parvis/design-system/RadioGroup'
import { formatDate } from '@parvis/design-system/i18n/dates'
import { useWatch } from 'react-hook-form'
import { useSearchParams } from 'react-router'
import { FormField } from '../../../../../forms/FormField.tsx'
import { VersionedForm } from '../../../../../forms/VersionedForm.tsx'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { publicationsPath } from '../../addresses.ts'
import type { OpenRequest } from '../../queries.ts'
import { valuesOf } from '../../rules/publication-values.ts'
import { usePublicationEditor } from './usePublicationEditor.ts'

const isWaiting = ({ openPublicationId }: OpenRequest) => openPublicationId === null

/** Asks which of the requests is published, of those that nobody is publishing yet. */
export function RequestForm({ requests }: { requests: readonly OpenRequest[] }) {
  const { t } = useTranslation('publications')
  const locale = useLanguage()
  const [search] = useSearchParams()
  // A request that is not waiting, whatever the address says, cannot be chosen.
  const wanted = requests.find(request => isWaiting(request) && String(request.id) === search.get('request'))
  const editor = usePublicationEditor(undefined, { request: wanted ? String(wanted.id) : null, report: null })
  const chosen = useWatch({ control: editor.form.control, name: 'request' })
  // One that somebody begins to publish while it is chosen stays in sight, with what is said of it, until another one is.
  const offered = requests.filter(request => isWaiting(request) || String(request.id) === chosen)
  if (offered.length === 0)
    return <EmptyState title={t('request.emptyTitle')}>{t('request.allBegun')}</EmptyState>
  const options = offered.map(({ id, engagementCode, accountName, solution, desiredDeliveryDate }) => ({
    id: String(id),
    label: t('request.option', { code: engagementCode, client: accountName }),
    description: t('request.optionHint', { solution, date: formatDate(locale, desiredDeliveryDate) }),
  }))
  return (
    <VersionedForm
      editor={editor}
      fields={['request']}
      valuesOf={valuesOf}
      labelOf={field => t(`${field}.label`)}
      written={values => options.find(({ id }) => id === values.request)?.label ?? t('form.none')}
      words={{
        name: t('step.request'),
        submit: t('request.begin'),
        unsaved: t('form.unsaved'),
        saved: t('request.begun'),
        reset: t('form.reset'),
        failed: t('request.notBegun'),
        goneTitle: t('gone.title'),
      }}
      leave={{ href: publicationsPath, label: t('gone.toList') }}
    >
      <FormField
        name="request"
        control={editor.form.control}
        label={t('request.label')}
        missing={t('flow.needsRequest')}
      >
        {field => <RadioGroup {...field} isRequired options={options} />}
      </FormField>
    </VersionedForm>
  )
}
