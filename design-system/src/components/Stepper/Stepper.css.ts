import { keyframes, style, styleVariants, type StyleRule } from '@vanilla-extract/css'
import { radius, space, type, weight } from '../../tokens/scale.ts'
import { media } from '../../tokens/media.ts'
import { motion, tabular, visuallyHidden } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'

/** Wide enough for steps side by side, each with room for a few words. */
const besides = '(min-width: 40rem)'
/** In less room only the steps that matter now are shown; the others on request. */
const below = '(width < 40rem)'
const markSize = '2rem'

export const frame = style({ containerType: 'inline-size', minInlineSize: 0 })

export const position = style({
  ...type.small,
  ...tabular,
  color: vars.color.muted,
  marginBlockEnd: space[3],
  overflowWrap: 'anywhere',
})

/** The button that shows all steps, if some are left out. */
export const toggle = style({
  marginBlockEnd: space[2],
  // Aligns its text with the text above.
  marginInlineStart: `calc(-1 * ${space[3]})`,
  '@container': { [besides]: { display: 'none' } },
  // Otherwise its text would start or end beyond the edge of the window.
  '@media': { [media.tiny]: { marginInlineStart: 0 } },
})

export const hidden = style(visuallyHidden)

/** Aligns the marks with the content above and below; the hover area extends to their left. */
const column: StyleRule = {
  display: 'flex',
  flexDirection: 'column',
  marginInlineStart: `calc(-1 * ${space[2]})`,
}
export const list = styleVariants({
  vertical: column,
  horizontal: {
    ...column,
    '@container': { [besides]: { flexDirection: 'row', alignItems: 'flex-start' } },
  },
})

/** The line to the next step, drawn from mark to mark. */
const line = {
  content: '""',
  position: 'absolute',
  insetBlockStart: `calc(${space[2]} + ${markSize} + ${space[1]})`,
  insetBlockEnd: `calc(-1 * ${space[1]})`,
  insetInlineStart: `calc(${space[2]} + ${markSize} / 2 - 1px)`,
  inlineSize: '2px',
  borderRadius: radius.round,
  backgroundColor: vars.color.hairline,
} as const
const stepBase = style({
  position: 'relative',
  minInlineSize: 0,
  selectors: {
    '&:not(:last-child)::after': line,
    '&[data-passed]:not(:last-child)::after': { backgroundColor: vars.color.accent },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&:not(:last-child)::after': { backgroundColor: 'GrayText' },
        '&[data-passed]:not(:last-child)::after': { backgroundColor: 'CanvasText' },
      },
    },
  },
})
export const step = styleVariants({
  vertical: [stepBase],
  horizontal: [
    stepBase,
    {
      '@container': {
        [below]: {
          selectors: {
            [`${list.horizontal}:not([data-whole]) > &[data-rest]`]: { display: 'none' },
            // The neighbouring item is not the next step.
            [`${list.horizontal}:not([data-whole]) > &:not(:last-child)::after`]: { display: 'none' },
          },
        },
        [besides]: {
          flex: '1 1 0',
          selectors: {
            '&:not(:last-child)::after': {
              insetBlockStart: `calc(${space[2]} + ${markSize} / 2 - 1px)`,
              insetBlockEnd: 'auto',
              insetInlineStart: `calc(${space[2]} + ${markSize} + ${space[2]})`,
              insetInlineEnd: 0,
              inlineSize: 'auto',
              blockSize: '2px',
            },
          },
        },
      },
    },
  ],
})

/** Mark and text: a link, a button or neither. */
export const target = style([
  motion(['background-color']),
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[3],
    inlineSize: '100%',
    padding: space[2],
    paddingBlockEnd: space[4],
    border: 0,
    borderRadius: radius.control,
    background: 'none',
    color: vars.color.ink,
    textAlign: 'start',
    textDecoration: 'none',
    outlineOffset: '-2px',
    selectors: {
      'a&, button&': { cursor: 'pointer' },
    },
    // In a row, the text is below its mark.
    '@container': {
      [besides]: {
        selectors: {
          [`${step.horizontal} > &`]: { flexDirection: 'column', gap: space[2], paddingBlockEnd: space[2] },
        },
      },
    },
  },
])

export const mark = style([
  motion(['background-color', 'border-color', 'color']),
  {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: markSize,
    blockSize: markSize,
    border: `1.5px solid ${vars.color.control}`,
    borderRadius: radius.round,
    backgroundColor: vars.color.surface,
    color: vars.color.muted,
    ...type.small,
    ...tabular,
    fontWeight: weight.semibold,
    selectors: {
      [`${target}:is(a, button)[data-hovered] &`]: {
        borderColor: vars.color.accent,
        color: vars.color.accentText,
      },
      [`${target}[data-status="locked"] &`]: {
        borderStyle: 'dashed',
        backgroundColor: vars.color.sunken,
      },
      [`${target}[data-status="done"] &`]: {
        borderColor: vars.color.accent,
        backgroundColor: vars.color.accent,
        color: vars.color.onAccent,
      },
      [`${target}[data-status="warning"] &`]: {
        borderColor: vars.color.warning.border,
        backgroundColor: vars.color.warning.surface,
        color: vars.color.warning.text,
      },
      [`${target}[data-status="error"] &`]: {
        ...type.body,
        fontWeight: weight.bold,
        borderColor: vars.color.danger.solid,
        backgroundColor: vars.color.danger.solid,
        color: vars.color.danger.onSolid,
      },
      // The ring marks the current step, whatever its status.
      [`${target}[aria-current] &`]: {
        boxShadow: `0 0 0 3px ${vars.color.paper}, 0 0 0 5px ${vars.color.accent}`,
      },
      [`${target}[aria-current][data-status="todo"] &`]: {
        borderColor: vars.color.accent,
        backgroundColor: vars.color.accent,
        color: vars.color.onAccent,
      },
      [`${target}:is(a, button)[data-hovered][data-status="done"] &`]: {
        backgroundColor: vars.color.accentHover,
        color: vars.color.onAccent,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&': { borderColor: 'CanvasText' },
          [`${target}[data-status="locked"] &`]: { borderColor: 'GrayText', color: 'GrayText' },
          [`${target}[aria-current] &`]: { outline: '2px solid Highlight', outlineOffset: '2px' },
        },
      },
    },
  },
])

const turn = keyframes({ to: { rotate: '1turn' } })
export const activity = style({
  position: 'absolute',
  inset: '-5px',
  border: `2px solid ${vars.color.accent}`,
  borderInlineEndColor: 'transparent',
  borderRadius: radius.round,
  backgroundColor: 'transparent',
  boxShadow: `0 0 0 2px ${vars.color.paper}`,
  animation: `${turn} 800ms linear infinite`,
  '@media': {
    [media.reducedMotion]: { animation: 'none', borderStyle: 'dotted' },
    [media.forcedColors]: { borderColor: 'Highlight' },
  },
})

export const words = style({
  display: 'block',
  minInlineSize: 0,
  paddingBlockStart: '0.25rem',
  overflowWrap: 'anywhere',
})

export const label = style({
  selectors: {
    [`${target}:is(a, button)[data-hovered] &`]: {
      textDecoration: 'underline',
      textUnderlineOffset: '0.2em',
    },
    [`${target}[aria-current] &`]: { fontWeight: weight.semibold },
    [`${target}:is([data-status="todo"], [data-status="locked"]):not([aria-current]) &`]: {
      color: vars.color.muted,
    },
  },
})

const underLabel: StyleRule = { display: 'block', ...type.small, color: vars.color.muted }
export const detail = style(underLabel)
export const note = style({
  ...underLabel,
  fontWeight: weight.medium,
  selectors: {
    '&::first-letter': { textTransform: 'uppercase' },
    [`${target}[data-status="warning"] &`]: { color: vars.color.warning.text },
    [`${target}[data-status="error"] &`]: { color: vars.color.danger.text },
  },
})
