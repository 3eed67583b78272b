import { ArrowLeft, ArrowRight, Minus } from 'lucide-react'
import * as styles from './list.css.ts'
import type { LinkSense } from './networkWords.ts'

const icons = { out: ArrowRight, in: ArrowLeft, none: Minus } as const

/** The direction of a link. Decorative: the words beside it say the same. */
export function SenseIcon({ sense }: { sense: LinkSense }) {
  const Icon = icons[sense]
  return <Icon aria-hidden size={16} className={styles.sense} />
}
