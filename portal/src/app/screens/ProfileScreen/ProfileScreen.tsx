import { Banner } from '@parvis/design-system/Banner'
import { Card } from '@parvis/design-system/Card'
import { DescriptionList } from '@parvis/design-system/DescriptionList'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { Page } from '@parvis/design-system/Page'
import { PageHeader } from '@parvis/design-system/PageHeader'
import { Skeleton, SkeletonGroup } from '@parvis/design-system/Skeleton'
import { Stack } from '@parvis/design-system/Stack'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { useApi } from '../../../api/ApiContext.tsx'
import { commonProblems, problemText } from '../../../api/problem-messages.ts'
import { sayKey } from '../../../i18n/keys.ts'
import { listOwnContactOptions } from '../../../session/queries.ts'
import { usePerson } from '../../../session/SessionContext.tsx'
import { useSettings } from '../../../settings/SettingsContext.tsx'
import { contactRows, scopeRows } from './contact-rows.ts'

/** What the customer data store knows about the reader, and what they may do. */
export function ProfileScreen() {
  const { t } = useTranslation()
  const api = useApi()
  const person = usePerson()
  const { links } = useSettings()
  // Only people with this scope may ask for contacts; for everybody else the claims have the essential.
  const mayAsk = person.scopes.has('Contacts.Read')
  const contact = useQuery({ ...listOwnContactOptions(api, person.email), enabled: mayAsk })
  const scopes = [...person.scopes]
  return (
    <Page width="reading">
      <PageHeader
        title={t('profile.title')}
        sentence={t('profile.sentence')}
        actions={<LinkButton href={links.privacy}>{t('profile.privacy')}</LinkButton>}
      />
      {contact.error && (
        <Banner
          kind="danger"
          live="polite"
          title={sayKey(t, problemText<'listContacts'>(commonProblems, contact.error).key)}
        />
      )}
      <Card title={t('profile.contact')}>
        {mayAsk && contact.isPending ? (
          <SkeletonGroup label={t('profile.loading')}>
            <Stack>
              {['70%', '60%', '80%', '50%'].map(width => (
                <Skeleton key={width} width={width} />
              ))}
            </Stack>
          </SkeletonGroup>
        ) : (
          <DescriptionList
            items={contactRows(person, contact.data?.[0]).map(({ name, value }) => ({
              term: t(`profile.${name}`),
              value: name === 'type' ? t(`userType.${person.type}`) : (value ?? t('profile.unknown')),
            }))}
          />
        )}
      </Card>
      <Card title={t('profile.rights')}>
        {scopes.length === 0 ? (
          t('profile.noRights')
        ) : (
          <Stack gap={3}>
            {t('profile.rightsSentence')}
            <DescriptionList items={scopeRows(scopes)} />
          </Stack>
        )}
      </Card>
    </Page>
  )
}
