import { Card } from '@parvis/design-system/Card'
import { NetworkGraph } from '@parvis/design-system/NetworkGraph'
import { useMemo } from 'react'
import type { NetworkPaths } from '../../network.ts'
import { pictureOfElements } from '../../rules/picture.ts'
import { useNetworkWords } from '../../useNetworkWords.ts'

export interface PathPictureProps {
  answer: Pick<NetworkPaths, 'nodes' | 'links'>
  label: string
}

/** The elements of all returned paths, with the links between them. */
export function PathPicture({ answer, label }: PathPictureProps) {
  const { kinds, picture } = useNetworkWords()
  const { nodes, edges } = useMemo(
    () => pictureOfElements(answer.nodes, answer.links, picture),
    [answer, picture],
  )
  return (
    <Card title={label}>
      <NetworkGraph
        aria-label={label}
        nodes={nodes}
        edges={edges}
        kinds={kinds}
        defaultView="auto"
        height="24rem"
      />
    </Card>
  )
}
