import { Banner } from '@parvis/design-system/Banner'
import type { ReactNode } from 'react'
import type { ProblemText } from '../api/problem-messages.ts'
import { sayKey } from '../i18n/keys.ts'
import { useTranslation } from '../i18n/useTranslation.ts'

export interface ProblemBannerProps {
  /** What failed. @default the reason itself, beside what was asked for a moment ago */
  title?: string
  problem: ProblemText
  /** Details of what prevents it. @default nothing more than the reason */
  children?: ReactNode
  /** What the reader can do about it. @default nothing here */
  actions?: ReactNode
}

/** Announces in a form why the services refused it, with the reference for support. */
export function ProblemBanner({ title, problem, children, actions }: ProblemBannerProps) {
  const { t } = useTranslation()
  const reason = sayKey(t, problem.key)
  const { reference } = problem
  return (
    <Banner kind="danger" live="assertive" title={title ?? reason} actions={actions}>
      {(title !== undefined || reference !== undefined || (children != null && children !== false)) && (
        <>
          {title !== undefined && reason}
          {children}
          {reference !== undefined && <> {t('problem.reference', { reference })}</>}
        </>
      )}
    </Banner>
  )
}
