import { globalStyle, style } from '@vanilla-extract/css'
import { between, grid } from '../../components/Grid/Grid.css.ts'
import { measure, radius, space, type, weight } from '../../tokens/scale.ts'
import { media } from '../../tokens/media.ts'
import { focusRingInside, motion, visuallyHidden } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'

/** Everything that belongs to one field. `data-field` holds the name by which the summary finds it. */
export const field = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  minInlineSize: 0,
  maxInlineSize: measure.form,
  border: 0,
})

export const label = style({
  ...type.body,
  fontWeight: weight.semibold,
  color: vars.color.ink,
  overflowWrap: 'anywhere',
})

/** Keeps the mark on the line of the label's last word. */
export const required = style({
  color: vars.color.danger.text,
  marginInlineStart: '0.25ch',
  fontWeight: weight.bold,
  '@media': { [media.forcedColors]: { color: 'CanvasText' } },
})

export const description = style({
  ...type.small,
  color: vars.color.muted,
  overflowWrap: 'anywhere',
  marginBlockEnd: space[1],
})

/** Without messages the row takes no space, not even the gap of the field. */
export const below = style({
  display: 'flex',
  gap: space[3],
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  marginBlockStart: `calc(-1 * ${space[1]})`,
})
export const messages = style({
  flex: 1,
  minInlineSize: 0,
  selectors: { '&:not(:empty)': { paddingBlockStart: space[1] } },
})
export const reason = style({ ...type.small, color: vars.color.muted })

export const counter = style({
  ...type.small,
  marginInlineStart: 'auto',
  selectors: { '&:not(:empty)': { paddingBlockStart: `calc(${space[1]} + 2px)` } },
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
export const counterOver = style({ color: vars.color.danger.text, fontWeight: weight.semibold })

/** The box around an input, its prefix, suffix and buttons. */
export const control = style([
  motion(['border-color', 'background-color']),
  {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: vars.density.control,
    inlineSize: '100%',
    minInlineSize: 0,
    color: vars.color.ink,
    backgroundColor: vars.color.surface,
    border: `1px solid ${vars.color.control}`,
    borderRadius: radius.control,
    selectors: {
      '&:hover': { borderColor: vars.color.muted },
      '[data-invalid] > &': {
        borderColor: vars.color.danger.text,
        boxShadow: `inset 0 0 0 1px ${vars.color.danger.text}`,
      },
      '[data-readonly] > &': { backgroundColor: vars.color.sunken, borderColor: vars.color.hairline },
      '[data-disabled] > &': {
        backgroundColor: vars.color.sunken,
        borderColor: vars.color.hairline,
        color: vars.color.disabledText,
      },
      '&:has(> :is(input, textarea):focus-visible)': {
        outline: `2px solid ${vars.color.accent}`,
        outlineOffset: '2px',
      },
    },
    '@media': {
      [media.tiny]: { flexWrap: 'wrap' },
      [media.forcedColors]: {
        borderColor: 'ButtonBorder',
        selectors: {
          '[data-disabled] > &': { borderColor: 'GrayText', color: 'GrayText' },
          '&:has(> :is(input, textarea):focus-visible)': { outlineColor: 'Highlight' },
        },
      },
    },
  },
])

export const input = style({
  flex: 1,
  minInlineSize: 0,
  inlineSize: '100%',
  alignSelf: 'stretch',
  paddingInline: space[3],
  paddingBlock: space[1],
  color: 'inherit',
  background: 'none',
  border: 0,
  borderRadius: 'inherit',
  outline: 'none',
  textOverflow: 'ellipsis',
  '@media': { [media.tiny]: { flexBasis: '4rem' } },
  selectors: {
    '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { display: 'none' },
    '&::placeholder': { color: vars.color.muted, opacity: 1 },
    '&:disabled': { cursor: 'not-allowed', WebkitTextFillColor: 'currentcolor', opacity: 1 },
  },
})

/** Text or an icon inside the box, before or after the input. */
export const affix = style({
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  color: vars.color.muted,
  whiteSpace: 'nowrap',
  '@media': { [media.tiny]: { flexShrink: 1, whiteSpace: 'normal' } },
  selectors: {
    '&:first-child': { paddingInlineStart: space[3] },
    '&:last-child': { paddingInlineEnd: space[3] },
  },
})

export const button = style([
  motion(['background-color', 'color']),
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    inlineSize: '2rem',
    blockSize: '2rem',
    marginInlineEnd: '3px',
    padding: 0,
    color: vars.color.muted,
    background: 'none',
    border: 0,
    borderRadius: radius.small,
    cursor: 'pointer',
    selectors: {
      '&[data-hovered], &[data-pressed]': { backgroundColor: vars.color.hover, color: vars.color.ink },
      '&[data-disabled]': { color: vars.color.disabledText, cursor: 'not-allowed' },
      // Inside the box, whose border it would otherwise overlap.
      '&[data-focus-visible]': focusRingInside,
      // Compact boxes are 32 px high, borders included.
      ':root[data-density="compact"] &': { inlineSize: '1.625rem', blockSize: '1.625rem' },
    },
    '@media': {
      [media.coarse]: {
        selectors: {
          '&, :root[data-density="compact"] &': {
            inlineSize: '2.75rem',
            blockSize: '2.75rem',
            marginInlineEnd: 0,
          },
        },
      },
      [media.forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } },
    },
  },
])

export const hidden = style(visuallyHidden)

/*
 * Fields side by side: their controls are aligned, whichever of them has a description, a longer label or a message.
 * Each takes its rows (label, description, control, everything below it, messages) from the surrounding grid.
 */
// React Aria renders templates next to fields with options.
const ofFields = `${grid}:not(:has(> :not(${field}, template)))`
const inRow = `${ofFields} > ${field}`
// The rows within a field are close together; the space to the next field is below the last row.
globalStyle(ofFields, { rowGap: 0, marginBlockEnd: `calc(-1 * ${between})` })
globalStyle(inRow, {
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridRow: 'span 5',
  rowGap: 0,
  marginBlockEnd: between,
})
globalStyle(`${inRow} > *`, { gridColumn: 1, gridRow: 4, marginBlockStart: space[1] })
// Without a description, a label is still directly above its control.
globalStyle(`${inRow} > ${label}`, { gridRow: '1 / span 2', alignSelf: 'end', marginBlockStart: 0 })
globalStyle(`${inRow}:has(> ${description}) > ${label}`, { gridRow: '1' })
globalStyle(`${inRow} > ${description}`, { gridRow: 2, alignSelf: 'end' })
globalStyle(`${inRow} > ${control}`, { gridRow: 3 })
globalStyle(`${inRow} > ${below}`, { gridRow: 5, marginBlockStart: 0 })
