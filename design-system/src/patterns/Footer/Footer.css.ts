import { style } from '@vanilla-extract/css'
import { radius, space, type } from '../../tokens/scale.ts'
import { media } from '../../tokens/media.ts'
import { tabular } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[6],
  rowGap: space[2],
  paddingBlock: space[4],
  paddingInline: space[4],
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  ...type.small,
  color: vars.color.muted,
  '@media': { [media.medium]: { paddingInline: space[8] }, [media.print]: { display: 'none' } },
})

export const links = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[5], rowGap: space[1] })

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '1.5rem',
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: radius.small,
  overflowWrap: 'anywhere',
  ':hover': { color: vars.color.ink, textDecoration: 'underline' },
  '@media': { [media.coarse]: { minBlockSize: '2.75rem' } },
})

export const version = style(tabular)
