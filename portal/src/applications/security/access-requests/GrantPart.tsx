import { writeOptions } from '@parvis/api-types/calls'
import { grantAccessRequest } from '@parvis/api-types/calls/access-requests'
import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { Card } from '@parvis/design-system/Card'
import { Inline } from '@parvis/design-system/Inline'
import { RadioGroup } from '@parvis/design-system/RadioGroup'
import { Stack } from '@parvis/design-system/Stack'
import { showToast } from '@parvis/design-system/Toast'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../api/ApiContext.tsx'
import { useLanguage } from '../../../i18n/formats.ts'
import { roleNameIn } from '../../../i18n/names.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../problems/ProblemBanner.tsx'
import { say, type AccessRequest } from './request.ts'

/** Number of rights listed by name; the rest are only counted. */
const mostNamed = 4

/**
 * The roles that would grant the request, with the other rights each one brings. The role that brings the fewest is
 * preselected.
 */
export function GrantPart({ request }: { request: AccessRequest }) {
  const { t } = useTranslation('accessRequests')
  const locale = useLanguage()
  const { mutate, isPending, error } = useMutation(writeOptions(useApi(), grantAccessRequest))
  const { id, roles, '@odata.etag': ifMatch } = request
  const [chosen, setChosen] = useState<string>()
  // The chosen role may have been deleted, or no longer give the right.
  const role = roles.find(each => String(each.id) === chosen) ?? roles[0]
  if (!role)
    return (
      <Banner kind="warning" title={t('grant.noneTitle')}>
        {t('grant.none')}
      </Banner>
    )
  const brought = (scopes: AccessRequest['roles'][number]['furtherScopes']) => {
    const count = scopes.length
    if (count === 0) return t('grant.nothingElse')
    if (count > mostNamed) return t('grant.many', { count })
    const words = scopes.map(each => (locale === 'fr' ? each.scopeDescription : each.scopeEnglishDescription))
    return t('grant.more', { count, rights: words.join(', ') })
  }
  return (
    <Card title={t('grant.title')} level={2}>
      <Stack gap={4}>
        <p>{t('grant.text')}</p>
        <RadioGroup
          label={t('grant.role')}
          value={String(role.id)}
          onChange={setChosen}
          options={roles.map(each => ({
            id: String(each.id),
            label: roleNameIn(locale, each),
            description: [
              each.purpose,
              t('grant.members', { count: each.memberCount }),
              brought(each.furtherScopes),
            ]
              .filter(Boolean)
              .join(' '),
          }))}
        />
        {error && <ProblemBanner title={t('grant.failed')} problem={say(error)} />}
        <Inline>
          <Button
            variant="primary"
            isPending={isPending}
            onPress={() =>
              mutate(
                { path: { id }, ifMatch, body: { rolesId: role.id } },
                { onSuccess: () => showToast({ title: t('grant.done') }) },
              )
            }
          >
            {t('grant.confirm')}
          </Button>
        </Inline>
      </Stack>
    </Card>
  )
}
