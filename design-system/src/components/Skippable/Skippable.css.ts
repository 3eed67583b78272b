import { style } from '@vanilla-extract/css'
import { skipLink } from '../../internal/skipping/skipping.ts'

export const container = style({ position: 'relative' })

export const skip = style([skipLink, { position: 'absolute', zIndex: 1 }])

export const after = style({ ':focus': { outline: 'none' } })
