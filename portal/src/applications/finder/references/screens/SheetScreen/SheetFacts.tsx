import { DateTime } from '@parvis/design-system/DateTime'
import { DescriptionList } from '@parvis/design-system/DescriptionList'
import { Stack } from '@parvis/design-system/Stack'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { waitingFor } from '../../rules/moves.ts'
import type { Sheet } from '../../sheet.ts'
import { useSheetWords } from '../../useSheetWords.ts'

/** The properties of a sheet besides its texts. */
export function SheetFacts({ sheet }: { sheet: Sheet }) {
  const { t } = useTranslation('finder')
  const { words } = useSheetWords()
  const waits = waitingFor(sheet)
  const { confidentiality, team } = sheet
  return (
    <DescriptionList
      items={[
        ...(waits
          ? [
              {
                term: t('record.waitingFor'),
                value: (
                  <>
                    {waits.kind === 'commercial' ? t('record.commercialTeam') : waits.name}{' '}
                    {t('record.since')} <DateTime value={sheet.statusDate} form="day" />
                  </>
                ),
              },
            ]
          : []),
        {
          term: t('field.confidentiality'),
          value: (
            <Stack gap={1}>
              <span>{t(`confidentiality.${confidentiality}`)}</span>
              <span>{t(`confidentialityHint.${confidentiality}`)}</span>
            </Stack>
          ),
        },
        { term: t('column.account'), value: sheet.accountName },
        {
          term: t('column.engagement'),
          value: t('record.engagement', {
            code: sheet.engagementCode,
            description: sheet.engagementDescription,
          }),
        },
        { term: t('field.sector'), value: words('sector', sheet.sector) },
        { term: t('field.services'), value: words('services', sheet.services) },
        {
          term: t('field.amount'),
          value:
            sheet.amount === null ? words('amountBand', sheet.amountBand) : words('amount', sheet.amount),
        },
        { term: t('field.year'), value: words('year', sheet.year) },
        { term: t('field.country'), value: words('country', sheet.country) },
        {
          term: t('field.team'),
          value:
            team.length === 0 ? (
              t('record.noTeam')
            ) : (
              <ul>
                {team.map(({ contactId, firstName, lastName, email }) => (
                  <li key={contactId}>{t('record.member', { name: `${firstName} ${lastName}`, email })}</li>
                ))}
              </ul>
            ),
        },
        { term: t('column.manager'), value: sheet.managerName ?? sheet.managerEmail ?? t('record.none') },
        { term: t('column.partner'), value: sheet.partnerName ?? sheet.partnerEmail ?? t('record.none') },
        { term: t('column.author'), value: sheet.createdByName ?? sheet.createdBy },
      ]}
    />
  )
}
