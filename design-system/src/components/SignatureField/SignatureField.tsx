import '@fontsource/caveat/500.css'
import { useRef, type PointerEvent } from 'react'
import { useMessages } from '../../i18n/useMessages.ts'
import { given } from '../../internal/given.ts'
import { Button } from '../Button/Button.tsx'
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx'
import { TextField } from '../TextField/TextField.tsx'
import type { FieldMessage } from '../ValidationMessage/ValidationMessage.tsx'
import { messages } from './SignatureField.messages.ts'
import * as styles from './SignatureField.css.ts'

/** How a signature looks. What is typed and what is drawn are both kept while the reader changes their mind. */
export interface SignatureLook {
  kind: 'typed' | 'drawn'
  text: string
  /** Each line as x, y, x, y … in thousandths of the width of the pad, whose height is 300. */
  lines: readonly (readonly number[])[]
}

export interface SignatureFieldProps {
  /** What is signed with it: "Your signature". */
  label: string
  value: SignatureLook
  onChange: (value: SignatureLook) => void
  /** Key of the value in its form; the validation summary finds the field by it. */
  name?: string
  /** Errors and the rest, of the way that is chosen. @default none */
  messages?: readonly FieldMessage[]
  /** Letters of a typed name at most. @default 60 */
  maximumLength?: number
}

/** The pad, in its own units. */
const [padWidth, padHeight] = [1000, 300]
/** Lines at most, and numbers of one line: more than any hand draws. */
const [mostLines, mostNumbers] = [60, 400]
/** Units between two points of a line: closer ones show nothing more. */
const nearest = 6

/** How a signature looks: a name in a hand, or lines that are drawn. */
export function SignatureField(props: SignatureFieldProps) {
  const { label, value, onChange, name, maximumLength = 60 } = props
  const t = useMessages(messages)
  const shown = given({ messages: props.messages })
  return (
    <div role="group" aria-label={label} className={styles.parts} data-field={name}>
      <RadioGroup
        label={t('way')}
        value={value.kind}
        onChange={kind => onChange({ ...value, kind: kind === 'drawn' ? 'drawn' : 'typed' })}
        options={[
          { id: 'typed', label: t('typed') },
          { id: 'drawn', label: t('drawn') },
        ]}
        {...(value.kind === 'drawn' && shown)}
      />
      {value.kind === 'typed' ? (
        <>
          <TextField
            label={t('text')}
            value={value.text}
            onChange={text => onChange({ ...value, text })}
            limit={maximumLength}
            {...shown}
          />
          <Preview text={value.text} label={t('preview', { text: value.text })} />
        </>
      ) : (
        <Pad value={value} onChange={onChange} />
      )}
    </div>
  )
}

function Preview({ text, label }: { text: string; label: string }) {
  // About what a letter takes: a long name is smaller, as it is on the document.
  const size = Math.min(130, (2.2 * (padWidth - 80)) / Math.max(text.length, 1))
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${padWidth} ${padHeight}`} className={styles.pad}>
      <text x={40} y={padHeight / 2 + size / 4} className={styles.hand} style={{ fontSize: size }}>
        {text}
      </text>
    </svg>
  )
}

/** Points of a line as SVG draws them; a dot is a line of no length with round ends. */
function pathOf(line: readonly number[]): string {
  const points = Array.from(
    { length: Math.floor(line.length / 2) },
    (_, at) => `${line[2 * at] ?? 0} ${line[2 * at + 1] ?? 0}`,
  )
  return `M${points.join('L')}${points.length === 1 ? 'h0.1' : ''}`
}

function Pad({ value, onChange }: Pick<SignatureFieldProps, 'value' | 'onChange'>) {
  const t = useMessages(messages)
  const { lines } = value
  // Moves come faster than the page is drawn: each goes on from what the one before it left.
  const drawing = useRef<readonly (readonly number[])[]>(undefined)
  const pointOf = (event: PointerEvent<SVGSVGElement>): [number, number] => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    const within = (share: number, most: number) => Math.round(Math.min(Math.max(share, 0), 1) * most)
    return [
      within((event.clientX - left) / width, padWidth),
      within((event.clientY - top) / height, padHeight),
    ]
  }
  const draw = (event: PointerEvent<SVGSVGElement>) => {
    const last = drawing.current?.at(-1)
    if (!drawing.current || !last || last.length >= mostNumbers) return
    const [x, y] = pointOf(event)
    if (Math.hypot(x - (last.at(-2) ?? 0), y - (last.at(-1) ?? 0)) < nearest) return
    drawing.current = [...drawing.current.slice(0, -1), [...last, x, y]]
    onChange({ ...value, lines: drawing.current })
  }
  const lift = () => {
    drawing.current = undefined
  }
  return (
    <>
      <svg
        role="img"
        aria-label={t('pad', { count: lines.length })}
        viewBox={`0 0 ${padWidth} ${padHeight}`}
        className={styles.pad}
        onPointerDown={event => {
          if (lines.length >= mostLines) return
          event.currentTarget.setPointerCapture(event.pointerId)
          drawing.current = [...lines, pointOf(event)]
          onChange({ ...value, lines: drawing.current })
        }}
        onPointerMove={draw}
        onPointerUp={lift}
        onPointerCancel={lift}
      >
        {lines.map((line, at) => (
          // Lines have no other name than their place, and none is taken out of the middle.
          <path key={at} d={pathOf(line)} className={styles.ink} />
        ))}
      </svg>
      <div className={styles.below}>
        <Button
          variant="secondary"
          size="small"
          isDisabled={lines.length === 0}
          onPress={() => onChange({ ...value, lines: [] })}
        >
          {t('clear')}
        </Button>
        <span>{t('padHelp')}</span>
      </div>
    </>
  )
}
