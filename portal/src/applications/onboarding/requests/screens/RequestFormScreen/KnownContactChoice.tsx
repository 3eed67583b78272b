import { Button } from '@parvis/design-system/Button'
import { FieldComparison, type ComparedSide } from '@parvis/design-system/FieldComparison'
import { Inline } from '@parvis/design-system/Inline'
import { Stack } from '@parvis/design-system/Stack'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { isSameContactField, contactFields, savedContact } from '../../rules/known-contact.ts'
import type { SectionProps } from './EngagementSection.tsx'
import { useWritten } from './useWritten.ts'
import type { KnownContact } from './useRequestEditor.ts'

/**
 * A saved contact next to the typed one, with a choice for each field. The saved values are preselected, because they
 * are right more often.
 */
export function KnownContactChoice({ form, known }: SectionProps & { known: KnownContact }) {
  const { t } = useTranslation('onboarding')
  const written = useWritten()
  useWatch({ control: form.control, name: [...contactFields] })
  const values = form.getValues()
  const saved = { ...values, ...savedContact(known) }
  const [chosen, setChosen] = useState<Readonly<Record<string, ComparedSide>>>({})
  const sideOf = (field: string) => chosen[field] ?? 'first'
  const keep = () => {
    for (const field of contactFields)
      if (sideOf(field) === 'first') form.setValue(field, saved[field], { shouldDirty: true })
    form.setValue('keptEmail', values.contactEmail, { shouldDirty: true })
    form.clearErrors(['contactEmail', ...contactFields])
    // The question disappears, together with the focus.
    form.setFocus('contactFirstName')
  }
  return (
    <Stack gap={3}>
      <FieldComparison
        label={t('known.title')}
        description={t('known.text', { client: known.accountLegalName })}
        sides={{ first: t('known.saved'), second: t('known.typed') }}
        fields={contactFields.map(name => {
          const first = written(saved, name)
          // A difference in notation only counts as equal.
          const second = isSameContactField(name, saved, values) ? first : written(values, name)
          return { name, label: t(`field.${name}`), first, second }
        })}
        value={Object.fromEntries(contactFields.map(name => [name, sideOf(name)]))}
        onChange={setChosen}
      />
      <Inline gap={2}>
        <Button variant="primary" onPress={keep}>
          {t('known.keep')}
        </Button>
        <Button onPress={() => form.setFocus('contactEmail', { shouldSelect: true })}>
          {t('known.change')}
        </Button>
      </Inline>
    </Stack>
  )
}
