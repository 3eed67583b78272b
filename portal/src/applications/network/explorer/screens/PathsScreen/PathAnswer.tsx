import { Banner } from '@parvis/design-system/Banner'
import { Card } from '@parvis/design-system/Card'
import { Disclosure } from '@parvis/design-system/Disclosure'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { Lineage } from '@parvis/design-system/Lineage'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { Skeleton } from '@parvis/design-system/Skeleton'
import { Stack } from '@parvis/design-system/Stack'
import { Suspense } from 'react'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { latePart } from '../../../../../screens/late.tsx'
import type { NetworkPaths } from '../../network.ts'
import { stepsOf } from '../../rules/picture.ts'
import { addressOf, nowhere, type Ends } from '../../rules/place.ts'
import { useNetworkWords } from '../../useNetworkWords.ts'

const PathPicture = latePart(async () => ({ default: (await import('./PathPicture.tsx')).PathPicture }))

/** Number of paths described at once; the picture below shows all of them. */
const mostAtOnce = 5

export interface PathAnswerProps {
  answer: NetworkPaths
  ends: Ends
}

/** The answer in words, with a picture below. */
export function PathAnswer({ answer, ends }: PathAnswerProps) {
  const { t } = useTranslation('network')
  const { nodes, links, paths, length, total } = answer
  const { picture } = useNetworkWords()
  const nameOf = (key: string) => nodes.find(node => node.key === key)?.name ?? key
  const names = { from: nameOf(ends.from), to: nameOf(ends.to) }
  if (length === 0) return <Banner kind="info" title={t('paths.same')} />
  if (length === null) return <EmptyState title={t('paths.noneTitle')}>{t('paths.none', names)}</EmptyState>
  const others = paths.slice(mostAtOnce)
  const lineageOf = (path: NetworkPaths['paths'][number], at: number) => (
    <Lineage
      key={path.join(' ')}
      label={t('paths.path', { number: String(at + 1) })}
      steps={stepsOf(path, nodes, links, picture).map(({ element, words }) => ({
        id: element.key,
        kind: words ?? t(`kind.${element.kind}`),
        title: element.name,
        ...(words !== undefined && { reason: t(`kind.${element.kind}`) }),
      }))}
    />
  )
  const start = [...new Set(paths.flat())].slice(0, 100)
  return (
    <Stack gap={5}>
      <Card
        title={t('paths.foundTitle')}
        actions={
          <LinkButton href={addressOf({ ...nowhere, start, at: ends.from })}>{t('paths.open')}</LinkButton>
        }
      >
        <Stack gap={4}>
          <Stack gap={1}>
            <span role="status">
              {t('paths.found', { ...names, count: total, links: t('paths.links', { count: length }) })}
            </span>
            {total > paths.length && <span>{t('paths.told', { count: paths.length })}</span>}
          </Stack>
          {paths.slice(0, mostAtOnce).map(lineageOf)}
          {others.length > 0 && (
            <Disclosure title={t('paths.others', { count: others.length })}>
              <Stack gap={4}>{others.map((path, at) => lineageOf(path, mostAtOnce + at))}</Stack>
            </Disclosure>
          )}
        </Stack>
      </Card>
      <Card title={t('paths.commonTitle')}>
        <InCommon answer={answer} />
      </Card>
      <Suspense fallback={<Skeleton shape="block" height="24rem" />}>
        <PathPicture answer={answer} label={t('paths.picture', names)} />
      </Suspense>
    </Stack>
  )
}

/** The elements both are linked with directly. */
function InCommon({ answer: { common, commonTotal } }: Pick<PathAnswerProps, 'answer'>) {
  const { t } = useTranslation('network')
  const language = useLanguage()
  if (commonTotal === 0) return <span>{t('paths.commonNone')}</span>
  const elements = new Intl.ListFormat(language).format(common.map(({ name }) => name))
  return (
    <span>
      {t(commonTotal > common.length ? 'paths.commonMore' : 'paths.common', { count: commonTotal, elements })}
    </span>
  )
}
