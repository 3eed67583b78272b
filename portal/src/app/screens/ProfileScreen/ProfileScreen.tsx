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
import { useLanguage } from '../../../i18n/formats.ts'
import { useApi } from '../../../api/ApiContext.tsx'
import { commonProblems, problemText } from '../../../api/problem-messages.ts'
import { sayKey } from '../../../i18n/keys.ts'
import { usePerson } from '../../../session/SessionContext.tsx'
import { useSettings } from '../../../settings/SettingsContext.tsx'
import { contactRows, scopeTexts } from './contact-rows.ts'
import { listOwnContactOptions } from './queries.ts'

/** The person's details from the customer data store, and their rights. */
export function ProfileScreen() {
  const { t } = useTranslation('profile')
  const shell = useTranslation()
  const api = useApi()
  const person = usePerson()
  const { links } = useSettings()
  // Only people with this scope may query contacts; the claims have the essentials for everybody else.
  const mayAsk = person.scopes.has('Contacts.Read')
  const contact = useQuery({ ...listOwnContactOptions(api, person.email), enabled: mayAsk })
  const scopes = scopeTexts(person.scopes, useLanguage())
  return (
    <Page width="reading">
      <PageHeader
        title={t('title')}
        sentence={t('sentence')}
        actions={<LinkButton href={links.privacy}>{t('privacy')}</LinkButton>}
      />
      {contact.error && (
        <Banner
          kind="danger"
          live="polite"
          title={sayKey(shell.t, problemText<'listContacts'>(commonProblems, contact.error).key)}
        />
      )}
      <Card title={t('contact')}>
        {mayAsk && contact.isPending ? (
          <SkeletonGroup label={t('loading')}>
            <Stack>
              {['70%', '60%', '80%', '50%'].map(width => (
                <Skeleton key={width} width={width} />
              ))}
            </Stack>
          </SkeletonGroup>
        ) : (
          <DescriptionList
            items={contactRows(person, contact.data?.[0]).map(({ name, value }) => ({
              term: t(name),
              value: name === 'type' ? t(`userType.${person.type}`) : (value ?? t('unknown')),
            }))}
          />
        )}
      </Card>
      <Card title={t('rights')}>
        {scopes.length === 0 ? (
          t('noRights')
        ) : (
          <Stack gap={3}>
            {t('rightsSentence')}
            <Stack gap={2} isList>
              {scopes.map(text => (
                <span key={text}>{text}</span>
              ))}
            </Stack>
          </Stack>
        )}
      </Card>
    </Page>
  )
}
