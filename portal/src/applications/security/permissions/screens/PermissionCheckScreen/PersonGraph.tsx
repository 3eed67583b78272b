import { Card } from '@parvis/design-system/Card'
import { NetworkGraph, type NetworkKind } from '@parvis/design-system/NetworkGraph'
import { useMemo } from 'react'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { fullName, type Permissions } from '../../rules/explain.ts'
import { permissionGraph } from '../../rules/permission-graph.ts'

/** The list of scopes as a graph: person, roles, scopes, and visible menus. */
export function PersonGraph({ permissions }: { permissions: Permissions }) {
  const { t } = useTranslation('permissions')
  const language = useLanguage()
  const { nodes, edges } = useMemo(
    () =>
      permissionGraph(
        permissions,
        {
          has: { label: t('graph.has'), reverseLabel: t('graph.hasBack') },
          gives: { label: t('graph.gives'), reverseLabel: t('graph.givesBack') },
          requires: { label: t('graph.requires'), reverseLabel: t('graph.requiresBack') },
          opens: { label: t('graph.opens'), reverseLabel: t('graph.opensBack') },
        },
        language,
      ),
    [permissions, t, language],
  )
  const kinds = useMemo<NetworkKind[]>(
    () => [
      { id: 'person', label: t('graph.person'), pluralLabel: t('graph.people'), shape: 'star' },
      { id: 'role', label: t('graph.role'), pluralLabel: t('graph.roles'), shape: 'hexagon', tone: 'ink' },
      {
        id: 'scope',
        label: t('graph.scope'),
        pluralLabel: t('graph.scopes'),
        shape: 'circle',
        tone: 'accentSoft',
      },
      { id: 'menu', label: t('graph.menu'), pluralLabel: t('graph.menus'), shape: 'square', tone: 'paper' },
    ],
    [t],
  )
  const label = t('graph.label', { person: fullName(permissions.user) })
  return (
    <Card title={label}>
      <NetworkGraph aria-label={label} nodes={nodes} edges={edges} kinds={kinds} layout="layered" />
    </Card>
  )
}
