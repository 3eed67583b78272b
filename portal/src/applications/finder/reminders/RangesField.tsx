import { Button } from '@parvis/design-system/Button'
import { Grid } from '@parvis/design-system/Grid'
import { Inline } from '@parvis/design-system/Inline'
import { NumberField } from '@parvis/design-system/NumberField'
import { Stack } from '@parvis/design-system/Stack'
import { FormField } from '../../../forms/FormField.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import type { FieldsOf } from '../../../screens/FormFields.tsx'
import { dayLimits, mostRanges, type ruleForm } from './rule.ts'

/** The working days after which reminders are sent, as a list of numbers in order. */
export function RangesField({ of: { control } }: { of: FieldsOf<typeof ruleForm.fields> }) {
  const { t } = useTranslation('reminders')
  return (
    <FormField name="ranges" control={control} label={t('field.ranges')}>
      {({ value, onChange, messages, ref, onBlur }) => {
        const at = (place: number, days: number | null) => onChange(value.with(place, days))
        return (
          <Stack gap={3}>
            <Grid columnWidth="12rem">
              {value.map((days, place) => (
                <NumberField
                  // oxlint-disable-next-line react/no-array-index-key -- a range has no other key than its place
                  key={place}
                  label={t('range.label', { number: place + 1 })}
                  suffix={t('range.suffix')}
                  value={days}
                  onChange={changed => at(place, changed)}
                  onBlur={onBlur}
                  {...dayLimits}
                  isRequired
                  {...(place === 0 && { ref, messages })}
                />
              ))}
            </Grid>
            <Inline>
              {value.length < mostRanges && (
                <Button size="small" onPress={() => onChange([...value, null])}>
                  {t('range.add')}
                </Button>
              )}
              {value.length > 1 && (
                <Button size="small" onPress={() => onChange(value.slice(0, -1))}>
                  {t('range.remove')}
                </Button>
              )}
            </Inline>
          </Stack>
        )
      }}
    </FormField>
  )
}
