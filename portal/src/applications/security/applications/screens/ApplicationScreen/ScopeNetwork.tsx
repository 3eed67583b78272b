import { Card } from '@parvis/design-system/Card'
import { NetworkGraph, type NetworkKind } from '@parvis/design-system/NetworkGraph'
import { useMemo } from 'react'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import type { WholeApplication } from '../../application-record.ts'
import { scopeGraph, type OtherScopes } from '../../rules/scope-graph.ts'

export interface ScopeNetworkProps {
  application: WholeApplication
  others: OtherScopes
  /** The names of other applications' scopes are still loading. @default false */
  isLoading?: boolean
}

/**
 * A graph of the requirements, drawn from the requiring scopes down to the required ones. It shows the same as the
 * list.
 */
export function ScopeNetwork({ application, others, isLoading = false }: ScopeNetworkProps) {
  const { t } = useTranslation('security')
  const locale = useLanguage()
  const kinds = useMemo(
    (): NetworkKind[] => [
      { id: 'own', label: t('network.own'), pluralLabel: t('network.owns'), shape: 'circle' },
      {
        id: 'other',
        label: t('network.other'),
        pluralLabel: t('network.others'),
        shape: 'square',
        tone: 'muted',
      },
    ],
    [t],
  )
  const { nodes, edges } = useMemo(() => {
    const graph = scopeGraph(application, others, scope =>
      locale === 'fr' ? scope.scopeDescription : scope.scopeEnglishDescription,
    )
    return {
      nodes: graph.nodes,
      edges: graph.edges.map(edge => ({
        ...edge,
        label: t('network.requires'),
        reverseLabel: t('network.requiredBy'),
        isDirected: true,
      })),
    }
  }, [application, others, locale, t])
  return (
    <Card title={t('network.title')}>
      <NetworkGraph
        aria-label={t('network.title')}
        nodes={nodes}
        edges={edges}
        kinds={kinds}
        layout="layered"
        status={isLoading ? 'loading' : 'ready'}
        height="26rem"
      />
    </Card>
  )
}
