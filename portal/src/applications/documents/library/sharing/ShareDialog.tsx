import { writeOptions } from '@parvis/api-types/calls'
import { shareDocuments } from '@parvis/api-types/calls/document-shares'
import { DocumentShareForm } from '@parvis/api-types/limits/document-shares'
import { Banner } from '@parvis/design-system/Banner'
import { DatePicker } from '@parvis/design-system/DatePicker'
import { PersonPicker } from '@parvis/design-system/PersonPicker'
import { showToast } from '@parvis/design-system/Toast'
import { useMutation } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useApi } from '../../../../api/ApiContext.tsx'
import type { FieldSearch } from '../../../../api/search-page.ts'
import { FormField } from '../../../../forms/FormField.tsx'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { chosenPerson } from '../../../../organisation/chosen-person.ts'
import { searchPeople } from '../../../../organisation/search-people.ts'
import { SendDialog } from '../../../../screens/DialogForms.tsx'
import { refusedOf } from '../chosen.ts'
import { Names } from '../Names.tsx'
import { shareDays } from './share-days.ts'
import { shareForm } from './share-form.ts'
import type { SharedDocument } from './share.ts'
import { useFormats } from '../../../../i18n/formats.ts'

export interface ShareDialogProps {
  /** The documents to share: at least one, all of the same client. */
  documents: readonly SharedDocument[]
  /** Selected documents that are not shared, because everybody at the client can read them anyway. */
  leftOut?: readonly { name: string }[]
  onClose: () => void
}

/** Asks with whom to share documents, and until when. */
export function ShareDialog({ documents, leftOut = [], onClose }: ShareDialogProps) {
  const { t } = useTranslation('documents')
  const { longDay } = useFormats()
  const api = useApi()
  // The dates as of the opening of the dialog.
  const [days] = useState(() => shareDays(new Date()))
  const { mutateAsync, error } = useMutation(writeOptions(api, shareDocuments))
  const [first] = documents
  const accountId = first?.accountId ?? 0
  const load = useCallback(
    (search: FieldSearch) => searchPeople(api, { accountId, withStaff: false }, search),
    [api, accountId],
  )
  const ids = documents.map(({ id }) => id)
  const isOne = documents.length === 1
  return (
    <SendDialog
      form={{ ...shareForm, start: { ...shareForm.start, untilDate: days.usual } }}
      namespace="documents"
      draft={ids.join(',')}
      title={
        isOne ? t('share.one', { name: first?.name ?? '' }) : t('share.several', { number: documents.length })
      }
      description={t('share.text', { client: first?.accountName ?? '' })}
      submit={t('share.confirm')}
      failed={t('share.failed')}
      why={<Names of={refusedOf(error, documents)} />}
      send={async ({ contacts, untilDate }, idempotencyKey) => {
        const contactIds = contacts.map(({ id }) => Number(id))
        await mutateAsync({ body: { ids, contactIds, untilDate }, idempotencyKey })
        showToast({ title: t('share.done', { date: longDay(untilDate) }) })
      }}
      onClose={onClose}
    >
      {control => (
        <>
          {leftOut.length > 0 && (
            <Banner kind="info" title={t('share.leftOut')}>
              <Names of={leftOut} />
            </Banner>
          )}
          <FormField name="contacts" control={control} label={t('field.contacts')}>
            {({ onChange, ...field }) => (
              <PersonPicker
                {...field}
                isRequired
                selection="multiple"
                maximum={DocumentShareForm.contactIds.maxItems}
                description={t('hint.contacts')}
                load={load}
                onChange={people => onChange(people.map(chosenPerson))}
              />
            )}
          </FormField>
          <FormField name="untilDate" control={control} label={t('field.untilDate')}>
            {({ value, onChange, ...field }) => (
              <DatePicker
                {...field}
                isRequired
                description={t('hint.untilDate')}
                minimum={days.first}
                maximum={days.last}
                value={value === '' ? null : value}
                onChange={chosen => onChange(chosen ?? '')}
              />
            )}
          </FormField>
        </>
      )}
    </SendDialog>
  )
}
