import { DateTime } from '@parvis/design-system/DateTime'
import { DescriptionList } from '@parvis/design-system/DescriptionList'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import type { PlanningRequest } from '../../rules/planning-values.ts'

/** Everything that was requested. */
export function RequestFacts({ request }: { request: PlanningRequest }) {
  const { t } = useTranslation('planning')
  const { teamContacts } = request
  return (
    <DescriptionList
      items={[
        {
          term: t('field.engagement'),
          value: t('request.engagement', {
            code: request.engagementCode,
            description: request.engagementDescription,
          }),
        },
        { term: t('field.engagementType'), value: t(`engagementType.${request.engagementType}`) },
        { term: t('column.account'), value: request.accountName },
        { term: t('column.ibsNumber'), value: request.ibsNumber },
        { term: t('field.requestType'), value: t(`requestType.${request.requestType}`) },
        { term: t('field.businessUnit'), value: request.businessUnit },
        { term: t('field.manager'), value: request.managerName ?? request.managerEmail },
        {
          term: t('field.team'),
          value:
            teamContacts.length === 0 ? (
              t('request.noTeam')
            ) : (
              <ul>
                {teamContacts.map(({ contactId, firstName, lastName, email, role }) => (
                  <li key={contactId}>
                    {t('request.member', {
                      name: `${firstName} ${lastName}`,
                      email,
                      role: t(`role.${role}`),
                    })}
                  </li>
                ))}
              </ul>
            ),
        },
        { term: t('field.offerId'), value: request.solution },
        { term: t('field.startDate'), value: <DateTime value={request.desiredStartDate} form="day" /> },
        { term: t('field.deliveryDate'), value: <DateTime value={request.desiredDeliveryDate} form="day" /> },
        {
          term: t('column.workingDays'),
          value: t('dates.workingDays', { count: request.workingDays }),
        },
      ]}
    />
  )
}
