import type { NetworkKind as PictureKind, NetworkNode } from '@parvis/design-system/NetworkGraph'
import { useMemo } from 'react'
import { useLanguage } from '../../../i18n/formats.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import type { NetworkElement, NetworkLink } from './network.ts'
import type { FoldWords } from './rules/fold.ts'
import type { PictureWords } from './rules/picture.ts'

/** The texts of elements and links, and the kinds the picture distinguishes. */
export function useNetworkWords() {
  const { t } = useTranslation('network')
  const language = useLanguage()
  return useMemo(() => {
    const figures = new Intl.NumberFormat(language)
    const status = (known: string) =>
      known === 'Actif' || known === 'dormant' || known === 'Clos' ? t(`status.${known}`) : known
    const badge = ({ status: known }: NetworkElement): NetworkNode['badge'] =>
      known === null ? undefined : { label: status(known), tone: known === 'Actif' ? 'accent' : 'neutral' }
    const link = ({ relations }: NetworkLink) => {
      const [first] = relations
      const list = new Intl.ListFormat(language)
      if (first === 'worksFor' || first === 'isFor')
        return { label: t(`link.${first}`), reverseLabel: t(`link.${first}Back`) }
      const between = relations.flatMap(relation =>
        relation === 'supplier' || relation === 'competitor' || relation === 'sameCompany' ? [relation] : [],
      )
      if (between.length > 0)
        return {
          label: list.format(between.map(relation => t(`link.${relation}`))),
          reverseLabel: list.format(
            between.map(relation => t(relation === 'supplier' ? 'link.supplierBack' : `link.${relation}`)),
          ),
        }
      const roles = list.format(
        relations.flatMap(role =>
          role === 'partner' || role === 'manager' || role === 'originator' ? [t(`link.${role}`)] : [],
        ),
      )
      return { label: t('link.leads', { roles }), reverseLabel: t('link.leadsBack', { roles }) }
    }
    /** Tells elements with the same name apart. */
    const describe = ({ number, email, grade, businessUnit }: NetworkElement) =>
      [number ?? grade ?? email, businessUnit].filter(Boolean).join(' · ')
    const kinds: readonly PictureKind[] = [
      { id: 'client', label: t('kind.client'), pluralLabel: t('kinds.client'), shape: 'square' },
      {
        id: 'contact',
        label: t('kind.contact'),
        pluralLabel: t('kinds.contact'),
        shape: 'circle',
        tone: 'accentSoft',
      },
      {
        id: 'engagement',
        label: t('kind.engagement'),
        pluralLabel: t('kinds.engagement'),
        shape: 'diamond',
        tone: 'paper',
      },
      { id: 'staff', label: t('kind.staff'), pluralLabel: t('kinds.staff'), shape: 'star', tone: 'ink' },
    ]
    const picture: PictureWords = { describe, badge, link }
    const withGroups: readonly PictureKind[] = [
      ...kinds,
      { id: 'group', label: t('group.one'), pluralLabel: t('group.many'), shape: 'hexagon', tone: 'muted' },
    ]
    const fold: FoldWords = {
      group: (name, count) => t('group.label', { name, number: figures.format(count) }),
      same: (words, count) => t('group.same', { words, number: figures.format(count) }),
      mixed: count => t('group.mixed', { count }),
    }
    return { kinds, withGroups, picture, fold, status, describe }
  }, [t, language])
}
