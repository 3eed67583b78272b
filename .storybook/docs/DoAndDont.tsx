import { Badge } from '@parvis/design-system/Badge'
import { family, radius, space, type } from '@parvis/design-system/tokens/scale'
import { vars } from '@parvis/design-system/tokens/vars.css'
import type { CSSProperties } from 'react'
import { SpecText } from './SpecText.tsx'

/** What to do and what not to do instead; Markdown. */
export type Pair = readonly [good: string, bad: string]

/** Reads the rows of a Markdown table, without its head. */
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

/** Two columns if each has room for about thirty characters per line, otherwise one. */
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
 * Pairs of do's and don'ts, side by side where there is room. Each half is marked by word and icon, and the reading
 * order keeps both halves together.
 */
export function DoAndDont({ pairs, title }: { pairs: readonly Pair[]; title: string }) {
  return (
    // Storybook's list styles are for prose.
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
