import { ArrowLeft, ArrowRight, Minus } from 'lucide-react'
import * as styles from './list.css.ts'
import type { LinkSense } from './networkWords.ts'

const icons = { out: ArrowRight, in: ArrowLeft, none: Minus } as const

/** Which way a link leads. Decorative: its words say it. */
export function SenseIcon({ sense }: { sense: LinkSense }) {
  const Icon = icons[sense]
  return <Icon aria-hidden size={16} className={styles.sense} />
}
