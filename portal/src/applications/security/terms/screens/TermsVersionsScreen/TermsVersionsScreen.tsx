import { readOptions, writeOptions } from '@parvis/api-types/calls'
import { createTermsDraft, listTermsDrafts } from '@parvis/api-types/calls/terms-administration'
import { newIdempotencyKey } from '@parvis/api-types/client'
import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { useFormats } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../../../problems/ProblemBanner.tsx'
import { ListScreen } from '../../../../../screens/ListScreen.tsx'
import { LoadedPart } from '../../../../../screens/LoadedPart.tsx'
import { termsOfUse } from '../../application.ts'
import { say, type TermsDraft } from '../../terms.ts'
import { versionList } from '../../version-list.ts'

/** The versions clients have accepted so far, and the draft of the next one. */
export function TermsVersionsScreen() {
  const { t } = useTranslation('termsOfUse')
  const api = useApi()
  const navigate = useNavigate()
  const drafts = useQuery(readOptions(api, listTermsDrafts, {}))
  const { mutate, isPending, error } = useMutation(writeOptions(api, createTermsDraft))
  const begin = () =>
    mutate(
      { idempotencyKey: newIdempotencyKey() },
      { onSuccess: ({ id }) => void navigate(termsOfUse.address('draft', { draftId: id })) },
    )
  return (
    <ListScreen
      list={versionList}
      actions={
        drafts.data?.value.length === 0 && (
          <Button variant="primary" isPending={isPending} onPress={begin}>
            {t('list.create')}
          </Button>
        )
      }
      notice={
        <>
          {error && <ProblemBanner title={t('draft.notBegun')} problem={say(error)} />}
          <LoadedPart query={drafts} loading={t('draft.loading')} failed={t('draft.failed')} say={say}>
            {({ value: [draft] }) => draft && <DraftBanner draft={draft} />}
          </LoadedPart>
        </>
      }
    />
  )
}

function DraftBanner({ draft }: { draft: TermsDraft }) {
  const { t } = useTranslation('termsOfUse')
  const { longMoment } = useFormats()
  const { id, modifiedBy, modifiedByName, modifiedDate } = draft
  return (
    <Banner
      kind="info"
      title={t('draft.underWay')}
      actions={
        <LinkButton variant="primary" size="small" href={termsOfUse.address('draft', { draftId: id })}>
          {t('draft.open')}
        </LinkButton>
      }
    >
      {t('draft.underWayText', {
        date: longMoment(modifiedDate),
        person: modifiedByName ?? modifiedBy,
      })}
    </Banner>
  )
}
