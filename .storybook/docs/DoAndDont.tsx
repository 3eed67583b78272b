import { Badge } from '@parvis/design-system/Badge'
import { family, radius, space, type } from '@parvis/design-system/tokens/scale'
import { vars } from '@parvis/design-system/tokens/vars.css'
import type { CSSProperties } from 'react'
import { SpecText } from './SpecText.tsx'

/** What to do, and what not to do in its place; Markdown. */
export type Pair = readonly [good: string, bad: string]

/** Reads the rows of a table in Markdown, without its head. */
export function readPairs(table: string): Pair[] {
  return table
    .split('\n')
    .filter(line => line.startsWith('|'))
    .slice(2)
    .map(line => {
      const [, good = '', bad = ''] = line.split('|')
      return [good.trim(), bad.trim()]
    })
}

const pairsStyle: CSSProperties = {
  display: 'grid',
  gap: space[3],
  marginBlock: space[4],
  padding: 0,
  listStyle: 'none',
  fontFamily: family.sans,
  ...type.small,
  color: vars.color.ink,
}

/** Two columns where each has room for a line of about thirty letters, else one below the other. */
const pairStyle: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
  gap: space[2],
}

const halfStyle = (isGood: boolean): CSSProperties => ({
  padding: `${space[3]} ${space[4]}`,
  border: `1px solid ${vars.color.hairline}`,
  borderBlockStart: isGood
    ? `3px solid ${vars.color.success.border}`
    : `3px dashed ${vars.color.danger.border}`,
  borderRadius: radius.control,
  backgroundColor: vars.color.surface,
  overflowWrap: 'anywhere',
})

const tick = 'm5 12 5 5 9-10'
const cross = 'm6 6 12 12M18 6 6 18'

function Half({ isGood, text, title }: { isGood: boolean; text: string; title: string }) {
  const icon = (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      width={14}
      height={14}
      fill="none"
      stroke="currentColor"
      strokeWidth={3}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={isGood ? tick : cross} />
    </svg>
  )
  return (
    <div style={halfStyle(isGood)}>
      <Badge tone={isGood ? 'success' : 'danger'} icon={icon}>
        {isGood ? 'Do' : 'Don’t'}
      </Badge>{' '}
      <SpecText title={title} isInline>
        {text}
      </SpecText>
    </div>
  )
}

/**
 * Pairs of what to do and what not to do, beside each other where there is room. Which is which is said by word and icon,
 * in the order in which a pair is read, so that no half is heard without its other.
 */
export function DoAndDont({ pairs, title }: { pairs: readonly Pair[]; title: string }) {
  return (
    // Storybook's own look of lists is for prose.
    <ul className="sb-unstyled" style={pairsStyle}>
      {pairs.map(([good, bad]) => (
        <li key={good} style={pairStyle}>
          <Half isGood text={good} title={title} />
          <Half isGood={false} text={bad} title={title} />
        </li>
      ))}
    </ul>
  )
}
