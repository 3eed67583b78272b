import '@fontsource/caveat/500.css'
import '@fontsource/dancing-script/400.css'
import '@fontsource/marck-script/400.css'
import { useId, useRef, useState, type PointerEvent } from 'react'
import { RadioButton, RadioField, RadioGroup as AriaRadioGroup } from 'react-aria-components/RadioGroup'
import { useMessages } from '../../i18n/useMessages.ts'
import * as choice from '../../internal/choice/choice.css.ts'
import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import { given } from '../../internal/given.ts'
import { Button } from '../Button/Button.tsx'
import { Disclosure } from '../Disclosure/Disclosure.tsx'
import { FileButton } from '../FileButton/FileButton.tsx'
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx'
import { circle } from '../RadioGroup/RadioGroup.css.ts'
import { TextField } from '../TextField/TextField.tsx'
import { ValidationMessage, type FieldMessage } from '../ValidationMessage/ValidationMessage.tsx'
import { initialsMessages, messages } from './SignatureField.messages.ts'
import * as styles from './SignatureField.css.ts'

/** A picture of a signature: its ink alone, with nothing behind it. */
export interface SignaturePicture {
  /** A PNG in base64. */
  content: string
  /** In pixels. */
  width: number
  height: number
}

/** Handwritings of a typed name: Caveat, Dancing Script and Marck Script. */
export const signatureHands = ['casual', 'rounded', 'slanted'] as const
export type SignatureHand = (typeof signatureHands)[number]

/** How a signature looks. What is typed, drawn or chosen is kept while the reader changes their mind. */
export interface SignatureLook {
  kind: 'typed' | 'drawn' | 'picture'
  text: string
  /** The handwriting of what is typed. @default 'casual' */
  hand?: SignatureHand | undefined
  /** Each line as x, y, x, y … in thousandths of the width of the pad, whose height is 300. */
  lines: readonly (readonly number[])[]
  /** @default none was chosen */
  picture?: SignaturePicture | undefined
}

/** What came of a file: the signature in it, or why there is none, as a sentence. */
export type ReadSignature = SignaturePicture | { refusal: string }

export interface SignatureFieldProps extends ElementProps<HTMLDivElement> {
  /** What is signed with it: "Your signature". */
  label: string
  value: SignatureLook
  onChange: (value: SignatureLook) => void
  /** What is made, for its words. @default 'signature' */
  of?: 'signature' | 'initials'
  /** Key of the value in its form; the validation summary finds the field by it. */
  name?: string
  /** Errors and the rest, of the way that is chosen. @default none */
  messages?: readonly FieldMessage[]
  /** Letters of a typed name at most. @default 60 */
  maximumLength?: number
  /** Finds the signature in a file of the reader; with it a picture can be chosen. It does not throw. @default no pictures */
  readPicture?: (file: File) => Promise<ReadSignature>
}

/** What pictures of a signature come as. */
const pictureKinds = ['image/png', 'image/jpeg'] as const
const ways = ['typed', 'drawn', 'picture'] as const

/** The pad, in its own units. */
const [padWidth, padHeight] = [1000, 300]
/** Lines at most, and numbers of one line: more than any hand draws. */
const [mostLines, mostNumbers] = [60, 400]
/** Units between two points of a line: closer ones show nothing more. */
const nearest = 6

/** How a signature looks: a name in a hand, lines that are drawn, or a picture of it. */
export function SignatureField(props: SignatureFieldProps) {
  const { label, value, onChange, of, name, maximumLength = 60, readPicture } = props
  const t = useMessages(of === 'initials' ? initialsMessages : messages)
  const shown = given({ messages: props.messages })
  return (
    <div {...elementProps(props)} role="group" aria-label={label} className={styles.parts} data-field={name}>
      <RadioGroup
        label={t('way')}
        value={value.kind}
        onChange={way => onChange({ ...value, kind: ways.find(kind => kind === way) ?? 'typed' })}
        options={ways
          .filter(kind => kind !== 'picture' || readPicture)
          .map(kind => ({ id: kind, label: t(kind) }))}
        {...(value.kind !== 'typed' && shown)}
      />
      {value.kind === 'picture' && readPicture && (
        <ChosenPicture value={value} onChange={onChange} readPicture={readPicture} />
      )}
      {value.kind === 'drawn' && <Pad of={of} value={value} onChange={onChange} />}
      {value.kind === 'typed' && (
        <>
          <TextField
            label={t('text')}
            value={value.text}
            onChange={text => onChange({ ...value, text })}
            limit={maximumLength}
            {...shown}
          />
          <Preview
            text={value.text}
            hand={value.hand ?? 'casual'}
            label={t('preview', { text: value.text })}
          />
          <Hands value={value} onChange={onChange} />
        </>
      )}
    </div>
  )
}

type ChosenPictureProps = Required<Pick<SignatureFieldProps, 'value' | 'onChange' | 'readPicture'>>

function ChosenPicture({ value, onChange, readPicture }: ChosenPictureProps) {
  const t = useMessages(messages)
  const helpId = useId()
  const [isReading, setReading] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const { picture } = value
  const choose = async (file: File) => {
    setReading(true)
    setRefusal(undefined)
    const found = await readPicture(file)
    setReading(false)
    // What was there before stays where the other one is not taken.
    if ('refusal' in found) setRefusal(found.refusal)
    else onChange({ ...value, picture: found })
  }
  return (
    <>
      <p id={helpId} className={styles.help}>
        {t('pictureHelp')}
      </p>
      {picture && (
        // It is shown as the document will have it: on paper.
        <div data-on-paper className={styles.paper}>
          <img
            alt={t('pictureShown')}
            src={`data:image/png;base64,${picture.content}`}
            className={styles.picture}
          />
        </div>
      )}
      <div className={styles.below}>
        <FileButton
          kinds={pictureKinds}
          isPending={isReading}
          aria-describedby={helpId}
          onChoose={file => void choose(file)}
        >
          {t(picture ? 'another' : 'choose')}
        </FileButton>
        {picture && (
          <Button variant="quiet" onPress={() => onChange({ ...value, picture: undefined })}>
            {t('remove')}
          </Button>
        )}
      </div>
      <div role="alert">{refusal !== undefined && <ValidationMessage kind="error" text={refusal} />}</div>
      <div role="status" className={styles.hidden}>
        {!isReading && picture ? t('pictureShown') : ''}
      </div>
    </>
  )
}

type HandsProps = Pick<SignatureFieldProps, 'value' | 'onChange'>

/** The name in each handwriting. Few choose another one: its letters are loaded once somebody looks. */
function Hands({ value, onChange }: HandsProps) {
  const t = useMessages(messages)
  const [isOpen, setOpen] = useState(false)
  const { text, hand = 'casual' } = value
  return (
    <Disclosure title={t('hands')} isExpanded={isOpen} onExpandedChange={setOpen}>
      {isOpen && (
        <AriaRadioGroup
          aria-label={t('hand')}
          value={hand}
          onChange={chosen => onChange({ ...value, hand: signatureHands.find(each => each === chosen) })}
        >
          {signatureHands.map(each => (
            <RadioField key={each} value={each}>
              <RadioButton className={choice.row}>
                <span aria-hidden className={circle} />
                <span>
                  {t(each)}
                  <span aria-hidden className={styles.samples[each]}>
                    {text.trim() || t(each)}
                  </span>
                </span>
              </RadioButton>
            </RadioField>
          ))}
        </AriaRadioGroup>
      )}
    </Disclosure>
  )
}

function Preview({ text, hand, label }: { text: string; hand: SignatureHand; label: string }) {
  // About what a letter takes: a long name is smaller, as it is on the document.
  const size = Math.min(130, (2.2 * (padWidth - 80)) / Math.max(text.length, 1))
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${padWidth} ${padHeight}`} className={styles.pad}>
      <text x={40} y={padHeight / 2 + size / 4} className={styles.hands[hand]} style={{ fontSize: size }}>
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

interface PadProps extends Pick<SignatureFieldProps, 'value' | 'onChange'> {
  of: SignatureFieldProps['of'] | undefined
}

function Pad({ of, value, onChange }: PadProps) {
  const t = useMessages(of === 'initials' ? initialsMessages : messages)
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
