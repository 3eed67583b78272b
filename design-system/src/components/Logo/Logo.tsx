import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import { logoArch, logoDoor } from './archPath.ts'
import * as styles from './Logo.css.ts'

export const logoForms = ['full', 'mark'] as const

export interface LogoProps extends ElementProps<HTMLSpanElement> {
  /** The arch with the name, or the arch alone. @default 'full' */
  form?: (typeof logoForms)[number]
  /** The product's name. @default 'Parvis' */
  name?: string
}

/** The product's mark. The arch is drawn in the colour of the text around it, its door in the product's own blue. */
export function Logo({ form = 'full', name = 'Parvis', ...element }: LogoProps) {
  return (
    <span {...elementProps(element)} className={styles.logo}>
      <svg
        className={styles.mark}
        viewBox="0 0 32 32"
        focusable="false"
        {...(form === 'mark' ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
      >
        <path className={styles.door} d={logoDoor} />
        <path className={styles.arch} d={logoArch} />
      </svg>
      {form === 'full' && <span className={styles.wordmark}>{name}</span>}
    </span>
  )
}
