import { recipe } from '@vanilla-extract/recipes'
import { style } from '@vanilla-extract/css'
import { radius, space, type, weight } from '../../tokens/scale.ts'
import { media } from '../../tokens/media.ts'
import { tabular, visuallyHidden } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'

const status = (name: 'info' | 'success' | 'warning' | 'danger') => ({
  backgroundColor: vars.color[name].surface,
  color: vars.color[name].text,
})

export const badge = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[1],
    flex: 'none',
    // Fits the text even where the parent stretches its children.
    inlineSize: 'fit-content',
    maxInlineSize: '100%',
    minBlockSize: '1.375rem',
    paddingInline: space[2],
    borderRadius: radius.round,
    ...type.caption,
    fontWeight: weight.semibold,
    // Wraps only when the badge is alone on its line and still too long.
    overflowWrap: 'anywhere',
    ...tabular,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
  variants: {
    tone: {
      neutral: { backgroundColor: vars.color.hover, color: vars.color.ink },
      accent: { backgroundColor: vars.color.accentSoft, color: vars.color.accentText },
      strong: { backgroundColor: vars.color.accent, color: vars.color.onAccent },
      info: status('info'),
      success: status('success'),
      warning: status('warning'),
      danger: status('danger'),
    },
    shape: { word: {}, count: { minInlineSize: '1.375rem', paddingInline: '0.375rem' } },
  },
  defaultVariants: { tone: 'neutral', shape: 'word' },
})

export const hidden = style(visuallyHidden)
