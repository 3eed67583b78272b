import { style, styleVariants } from '@vanilla-extract/css'
import { dotted } from '../../internal/dotted/dotted.css.ts'
import { radius, space, type, weight } from '../../tokens/scale.ts'
import { media } from '../../tokens/media.ts'
import { focusRingInside, largeText, motion, tabular, visuallyHidden } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'

/** Lines of text shown before it is expanded. */
const lines = 3

export const row = style({
  display: 'block',
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { backgroundColor: vars.color.hover },
    '&[data-focus-visible]': focusRingInside,
    '&:last-child': { borderBlockEndColor: 'transparent' },
  },
})
export const groupRow = style([
  row,
  {
    backgroundColor: vars.color.sunken,
    selectors: { '&:last-child': { borderBlockEndColor: vars.color.hairline } },
  },
])

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: vars.density.row,
  paddingInline: `${space[2]} ${space[3]}`,
  paddingBlock: '2px',
})
export const chevron = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  padding: 0,
  border: 0,
  borderRadius: radius.small,
  backgroundColor: 'transparent',
  color: vars.color.muted,
  cursor: 'pointer',
  selectors: { '&[data-hovered], &[data-pressed]': { backgroundColor: vars.color.hover } },
  '@media': { [media.coarse]: { inlineSize: '2.75rem', blockSize: '2.75rem' } },
})
export const chevronIcon = style([
  motion(['rotate']),
  {
    selectors: {
      '[dir="rtl"] &': { rotate: '180deg' },
      '[role="row"][aria-expanded="true"] &': { rotate: '90deg' },
    },
  },
])
export const headWords = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  overflowWrap: 'anywhere',
})
export const headName = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[2]}`,
  ...type.small,
  fontWeight: weight.semibold,
})
export const latest = style({
  ...type.caption,
  color: vars.color.muted,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { [largeText]: { whiteSpace: 'normal' } },
})

export const item = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[2],
  paddingBlock: space[3],
  paddingInline: `${space[2]} ${space[3]}`,
})
export const read = style({
  flex: 'none',
  inlineSize: '0.5rem',
  blockSize: '0.5rem',
  marginBlockStart: '0.75rem',
})
/** Accompanied by a bold title, and by a word for readers who see neither. */
export const unread = style([
  read,
  {
    position: 'relative',
    borderRadius: radius.round,
    backgroundColor: vars.color.accent,
    '@media': { [media.forcedColors]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
  },
])

const iconBase = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '2rem',
  blockSize: '2rem',
  borderRadius: radius.control,
  '@media': { [media.forcedColors]: { color: 'CanvasText', border: '1px solid CanvasText' } },
})
const iconOf = (status: 'info' | 'success' | 'warning' | 'danger') => [
  iconBase,
  { color: vars.color[status].text, backgroundColor: vars.color[status].surface },
]
export const icon = styleVariants({
  info: iconOf('info'),
  success: iconOf('success'),
  warning: iconOf('warning'),
  danger: iconOf('danger'),
  active: iconOf('info'),
  neutral: [iconBase, { color: vars.color.muted, backgroundColor: vars.color.hover }],
})

export const words = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  overflowWrap: 'anywhere',
})
export const title = style({ ...type.body, fontWeight: weight.regular })
export const unreadTitle = style([title, { fontWeight: weight.semibold }])
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: radius.small,
  selectors: {
    '&[data-hovered], [role="row"][data-hovered] &': {
      textDecoration: 'underline',
      textUnderlineOffset: '0.2em',
    },
  },
})

export const text = style({
  ...type.small,
  whiteSpace: 'pre-line',
  unicodeBidi: 'plaintext',
})
export const cutText = style([
  text,
  { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: lines, overflow: 'hidden' },
])
export const more = style({
  alignSelf: 'flex-start',
  minBlockSize: '1.5rem',
  padding: 0,
  border: 0,
  borderRadius: radius.small,
  backgroundColor: 'transparent',
  color: vars.color.accentText,
  ...type.small,
  fontWeight: weight.semibold,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&[data-hovered]': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
  '@media': { [media.coarse]: { minBlockSize: '2.75rem' } },
})

/** Status, application and time. */
export const meta = style([dotted, { ...type.caption, ...tabular, color: vars.color.muted }])
const severityBase = style({ fontWeight: weight.semibold })
export const severity = styleVariants({
  info: [severityBase, { color: vars.color.info.text }],
  success: [severityBase, { color: vars.color.success.text }],
  warning: [severityBase, { color: vars.color.warning.text }],
  danger: [severityBase, { color: vars.color.danger.text }],
  active: [severityBase, { color: vars.color.info.text }],
  neutral: [severityBase, { color: vars.color.muted }],
})

export const reason = style({ ...type.small, color: vars.color.ink })
export const failure = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[1],
  ...type.small,
  fontWeight: weight.medium,
  color: vars.color.danger.text,
})
export const failureIcon = style({ flex: 'none', marginBlockStart: '0.125rem' })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  paddingBlockStart: space[1],
})
export const hidden = style(visuallyHidden)
