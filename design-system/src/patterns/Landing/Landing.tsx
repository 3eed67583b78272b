import type { ReactNode } from 'react'
import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import { Paving } from '../../internal/paving/Paving.tsx'
import * as styles from './Landing.css.ts'

export interface LandingProps extends ElementProps<HTMLDivElement> {
  /** The logo. */
  logo: ReactNode
  /** Language and theme, at the other end of the top line. */
  controls: ReactNode
  /** A short text above the title: who this is for. */
  eyebrow?: string
  /** The page's h1. */
  title: string
  /** One or two sentences below the title. */
  sentence: ReactNode
  /** Something to know first, for example that the session has ended. */
  notice?: ReactNode
  /** The way in: a single primary button. */
  actions: ReactNode
  /** A `Footer`. */
  footer?: ReactNode
}

const centre = 200
const ringOf = (degrees: number, inner: number, outer: number) => {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  const at = (radius: number) => `${(centre + radius * cos).toFixed(1)} ${(190 - radius * sin).toFixed(1)}`
  return `M${at(inner)}L${at(outer)}`
}
/** Joints between the stones of the arch. */
const ring = [18, 36, 54, 126, 144, 162].map(degrees => ringOf(degrees, 104, 142)).join('')
const posts = [240, 290].flatMap(y => [`M58 ${y}h38`, `M304 ${y}h38`]).join('')

/** The arch, and the light that falls through it onto the square. */
function Arch() {
  return (
    <svg className={styles.drawing} viewBox="0 0 400 430" aria-hidden focusable="false">
      <path className={styles.path} d="M96 340h208l76 90H20z" />
      <path
        className={styles.wall}
        d="M58 340V190a142 142 0 0 1 284 0v150h-38V190a104 104 0 0 0-208 0v150z"
      />
      <path className={styles.light} d="M98 340V190a102 102 0 0 1 204 0v150z" />
      <path className={styles.joint} d={ring + posts} />
      <path className={styles.line} d="M12 340h376" />
      <path className={styles.key} d="M181 40h38l-7 54h-24z" />
      <path className={styles.accent} d="M200 340V150M160 340V190M240 340V190M160 190a40 40 0 0 1 80 0" />
      <path
        className={styles.joint}
        d="M20 430l76-90M380 430l-76-90M140 430l26-90M260 430l-26-90M72 368h256M46 400h308"
      />
    </svg>
  )
}

/** What visitors see before they sign in: the square, the arch and one button to enter. */
export function Landing({
  logo,
  controls,
  eyebrow,
  title,
  sentence,
  notice,
  actions,
  footer,
  ...element
}: LandingProps) {
  return (
    <div {...elementProps(element)} className={styles.landing}>
      <div className={styles.ground}>
        <Paving />
      </div>
      <header className={styles.top}>
        {logo}
        {controls}
      </header>
      <main className={styles.middle}>
        <div className={styles.words}>
          {notice}
          {eyebrow !== undefined && <p className={styles.eyebrow}>{eyebrow}</p>}
          <h1 className={styles.title} tabIndex={-1}>
            {title}
          </h1>
          <p className={styles.sentence}>{sentence}</p>
          {actions}
        </div>
        <Arch />
      </main>
      <div className={styles.bottom}>{footer}</div>
    </div>
  )
}
