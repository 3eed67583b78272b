import { Plus, SquaresIntersect, SquaresUnite, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { useMessages } from '../../i18n/useMessages.ts'
import { ViewSwitch } from '../../internal/viewSwitch/ViewSwitch.tsx'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { ValidationMessages } from '../ValidationMessage/ValidationMessage.tsx'
import { ClauseEditor } from './ClauseEditor.tsx'
import { messages } from './RuleBuilder.messages.ts'
import * as styles from './RuleBuilder.css.ts'
import { useRule } from './RuleContext.ts'
import { clausesIn, isGroup, type GroupNode } from './ruleTree.ts'

interface GroupEditorProps {
  group: GroupNode
  /** 1 for the outermost group. */
  depth: number
  /** Position: `2.1` is the first part of the second part. Empty for the outermost group. */
  place: string
}

/** A group: how its parts are joined, the parts, and the buttons to add more. */
export function GroupEditor({ group, depth, place }: GroupEditorProps) {
  const t = useMessages(messages)
  const { editor, messages: wrong } = useRule()
  const isOutermost = depth === 1
  const { parts, joint } = group
  const body = (
    <>
      {(parts.length > 1 || !isOutermost) && (
        <div className={styles.head}>
          <span aria-hidden className={styles.jointLabel}>
            {t('jointLabel')}
          </span>
          <ViewSwitch
            label={t('joint')}
            size="small"
            views={[
              { name: 'all', label: t('all'), icon: SquaresIntersect },
              { name: 'any', label: t('any'), icon: SquaresUnite },
            ]}
            view={joint}
            onChange={next => editor.change(group.id, { joint: next })}
          />
          {!isOutermost && (
            <span className={styles.atEnd}>
              <IconButton
                label={t('removeGroup', { place })}
                icon={<Trash2 aria-hidden size={18} />}
                size="small"
                onPress={() => editor.remove(group)}
              />
            </span>
          )}
        </div>
      )}
      {parts.length === 0 ? (
        <p className={styles.empty}>{t('empty')}</p>
      ) : (
        <ul className={styles.parts}>
          {parts.map((part, at) => {
            const where = place === '' ? String(at + 1) : `${place}.${String(at + 1)}`
            return (
              <li key={part.id} className={styles.part}>
                {at > 0 && <span className={styles.joint}>{t(joint === 'all' ? 'and' : 'or')}</span>}
                {isGroup(part) ? (
                  <GroupEditor group={part} depth={depth + 1} place={where} />
                ) : (
                  <ClauseEditor clause={part} place={where} />
                )}
              </li>
            )
          })}
        </ul>
      )}
      <div className={styles.foot}>
        <GroupMessages texts={(wrong.get(group.id) ?? []).map(({ text }) => text)} />
        <Additions group={group} depth={depth} />
      </div>
    </>
  )
  if (isOutermost)
    return (
      <div data-rule={group.id} className={styles.group}>
        {body}
      </div>
    )
  return (
    <div
      role="group"
      aria-label={t('group', { place })}
      data-rule={group.id}
      className={`${styles.group} ${styles.inner}`}
    >
      {body}
    </div>
  )
}

function GroupMessages({ texts }: { texts: readonly string[] }) {
  return (
    <div aria-live="polite" className={styles.wrong}>
      {texts.length > 0 && (
        <ValidationMessages messages={texts.map(text => ({ kind: 'error' as const, text }))} />
      )}
    </div>
  )
}

/** The buttons that add to a group, and the reason why they are disabled when it is full. */
function Additions({ group, depth }: Omit<GroupEditorProps, 'place'>) {
  const t = useMessages(messages)
  const id = useId()
  const { editor, limits } = useRule()
  const isFull = clausesIn(editor.tree) >= limits.clauses
  const isDeep = depth >= limits.depth
  const reason = isFull
    ? t('fullClauses', { count: limits.clauses })
    : isDeep
      ? t('fullDepth', { count: limits.depth })
      : undefined
  const plus = <Plus aria-hidden size={16} />
  const described = reason === undefined ? {} : { 'aria-describedby': id }
  return (
    <>
      <div className={styles.head}>
        {/* The focus goes here if the group has nothing else. */}
        <span {...(group.parts.length === 0 && { 'data-first': true })}>
          <Button
            size="small"
            icon={plus}
            isDisabled={isFull}
            {...(isFull && described)}
            onPress={() => editor.addClause(group.id)}
          >
            {t('addClause')}
          </Button>
        </span>
        <Button
          size="small"
          variant="quiet"
          icon={plus}
          isDisabled={isFull || isDeep}
          {...described}
          onPress={() => editor.addGroup(group)}
        >
          {t('addGroup')}
        </Button>
      </div>
      {reason !== undefined && (
        <p id={id} className={styles.reason}>
          {reason}
        </p>
      )}
    </>
  )
}
