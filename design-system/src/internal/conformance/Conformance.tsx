import { useLocale, useMessages } from '../../i18n/useMessages.ts'
import { gatherConformance } from './conformance.ts'
import * as styles from './Conformance.css.ts'
import { messages } from './Conformance.messages.ts'

export interface ConformanceProps {
  /** The texts of all SPEC.md files by path. */
  specs: Readonly<Record<string, string>>
}

/**
 * Shows which criteria of both standards the components meet according to their SPEC.md files, for auditors of the
 * product.
 */
export function Conformance({ specs }: ConformanceProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  const { wcag, rgaa } = gatherConformance(specs)
  return (
    <>
      <table className={styles.table}>
        <caption className={styles.caption}>{t('wcag')}</caption>
        <thead>
          <tr>
            <th scope="col" colSpan={2} className={styles.head}>
              {t('criterion')}
            </th>
            <th scope="col" className={styles.head}>
              {t('level')}
            </th>
            <th scope="col" className={styles.head}>
              {t('components')}
            </th>
          </tr>
        </thead>
        <tbody>
          {wcag.map(({ number, level, components, ...title }) => (
            <tr key={number}>
              <td className={styles.number}>{number}</td>
              <th scope="row" className={styles.title}>
                {title[locale]}
              </th>
              <td className={styles.data}>{level}</td>
              <td className={styles.data}>
                {components.length > 0 ? (
                  components.join(', ')
                ) : (
                  <span className={styles.unanswered}>{t('unanswered')}</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <table className={styles.table}>
        <caption className={styles.caption}>{t('rgaa')}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.head}>
              {t('criterion')}
            </th>
            <th scope="col" className={styles.head}>
              {t('components')}
            </th>
          </tr>
        </thead>
        {rgaa.map(({ theme, criteria }, index) => (
          <tbody key={theme.en}>
            <tr>
              <th scope="rowgroup" colSpan={2} className={styles.head}>
                {index + 1}. {theme[locale]}
              </th>
            </tr>
            {criteria.length === 0 && (
              <tr>
                <td colSpan={2} className={`${styles.data} ${styles.unanswered}`}>
                  {t('unanswered')}
                </td>
              </tr>
            )}
            {criteria.map(({ number, components }) => (
              <tr key={number}>
                <th scope="row" className={styles.number}>
                  {number}
                </th>
                <td className={styles.data}>{components.join(', ')}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </>
  )
}
