import { DescriptionList } from '@parvis/design-system/DescriptionList'
import { Stack } from '@parvis/design-system/Stack'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import type { SheetDifference } from '../../sheet.ts'
import { useSheetWords } from '../../useSheetWords.ts'

/** The changes since the rejection, field by field. */
export function DifferenceList({ differences }: { differences: readonly SheetDifference[] }) {
  const { t } = useTranslation('finder')
  const { words } = useSheetWords()
  return (
    <DescriptionList
      items={differences.map(({ field, before, after }) => ({
        term: t(`field.${field}`),
        value: (
          <Stack gap={1}>
            <span>
              {t('difference.before')} <del>{words(field, before)}</del>
            </span>
            <span>
              {t('difference.after')} <ins>{words(field, after)}</ins>
            </span>
          </Stack>
        ),
      }))}
    />
  )
}
