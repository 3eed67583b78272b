import '@fontsource/caveat/500.css'
import '@fontsource/dancing-script/400.css'
import '@fontsource/marck-script/400.css'
import { useEffect, useId, useRef, useState, type PointerEvent } from 'react'
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

/** A picture of a signature: only the ink, on a transparent background. */
export interface SignaturePicture {
  /** A PNG in base64. */
  content: string
  /** Width in pixels. */
  width: number
  height: number
}

/** Handwriting fonts for a typed name: Caveat, Dancing Script and Marck Script. */
export const signatureHands = ['casual', 'rounded', 'slanted'] as const
export type SignatureHand = (typeof signatureHands)[number]

/** The appearance of a signature. Typed, drawn and chosen content is kept while the reader switches between kinds. */
export interface SignatureLook {
  kind: 'typed' | 'drawn' | 'picture'
  text: string
  /** The handwriting of the typed text. @default 'casual' */
  hand?: SignatureHand | undefined
  /** Each line as x, y, x, y … in thousandths of the width of the pad, whose height is 300. */
  lines: readonly (readonly number[])[]
  /** The chosen picture. @default none was chosen */
  picture?: SignaturePicture | undefined
}

/** The result of reading a file: the signature found, or a sentence that says why there is none. */
export type ReadSignature = SignaturePicture | { refusal: string }

export interface SignatureFieldProps extends ElementProps<HTMLDivElement> {
  /** What is signed: "Your signature". */
  label: string
  value: SignatureLook
  onChange: (value: SignatureLook) => void
  /** Whether it is for a signature or initials; decides the texts. @default 'signature' */
  of?: 'signature' | 'initials'
  /** Key of the value in its form. The validation summary uses it to find the field. */
  name?: string
  /** Errors and other messages about the chosen kind. @default none */
  messages?: readonly FieldMessage[]
  /** The largest number of characters in a typed name. @default 60 */
  maximumLength?: number
  /**
   * Extracts the signature from a file chosen by the reader. It must not throw. Without it, pictures are not offered.
   * @default no pictures
   */
  readPicture?: (file: File) => Promise<ReadSignature>
}

/** The accepted file types of a signature picture. */
const pictureKinds = ['image/png', 'image/jpeg'] as const
const ways = ['typed', 'drawn', 'picture'] as const

/** Size of the pad, in its own units. */
const [padWidth, padHeight] = [1000, 300]
/** The largest number of lines, and of coordinates per line; a longer stroke goes on in another line. */
const [mostLines, mostNumbers] = [60, 400]
/** Minimum distance between two points of a line: closer ones make no visible difference. */
const nearest = 6

/** A field for a signature: a typed name in handwriting, a drawing, or a picture. */
export function SignatureField(props: SignatureFieldProps) {
  const { label, value, onChange, of, name, maximumLength = 60, readPicture } = props
  const t = useMessages(of === 'initials' ? initialsMessages : messages)
  const shown = given({ messages: props.messages })
  // A picture takes time to read: meanwhile the reader may switch to another kind and type.
  const latest = useRef({ value, onChange })
  useEffect(() => {
    latest.current = { value, onChange }
  })
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
        <ChosenPicture
          picture={value.picture}
          onChange={picture => latest.current.onChange({ ...latest.current.value, picture })}
          readPicture={readPicture}
        />
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

interface ChosenPictureProps extends Required<Pick<SignatureFieldProps, 'readPicture'>> {
  picture: SignaturePicture | undefined
  onChange: (picture: SignaturePicture | undefined) => void
}

function ChosenPicture({ picture, onChange, readPicture }: ChosenPictureProps) {
  const t = useMessages(messages)
  const helpId = useId()
  const [isReading, setReading] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const choose = async (file: File) => {
    setReading(true)
    setRefusal(undefined)
    const found = await readPicture(file)
    setReading(false)
    // If the file is refused, the previous picture stays.
    if ('refusal' in found) setRefusal(found.refusal)
    else onChange(found)
  }
  return (
    <>
      <p id={helpId} className={styles.help}>
        {t('pictureHelp')}
      </p>
      {picture && (
        // Shown on white paper, as it will be in the document.
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
          <Button variant="quiet" onPress={() => onChange(undefined)}>
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

/** The name in each handwriting. Few people change it, so the fonts are loaded only when the list opens. */
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
  // Estimated width per character: a long name is smaller, as in the document.
  const size = Math.min(130, (2.2 * (padWidth - 80)) / Math.max(text.length, 1))
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${padWidth} ${padHeight}`} className={styles.pad}>
      <text x={40} y={padHeight / 2 + size / 4} className={styles.hands[hand]} style={{ fontSize: size }}>
        {text}
      </text>
    </svg>
  )
}

/** The points of a line as SVG path data; a dot is a line of almost no length with round ends. */
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
  // Moves arrive faster than the component renders, so each continues from the previous one.
  const drawing = useRef<readonly (readonly number[])[]>(undefined)
  // A second finger or the palm does not draw.
  const pen = useRef<number>(undefined)
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
    if (!drawing.current || !last || event.pointerId !== pen.current) return
    const [x, y] = pointOf(event)
    const [lastX = 0, lastY = 0] = last.slice(-2)
    if (Math.hypot(x - lastX, y - lastY) < nearest) return
    if (last.length < mostNumbers) drawing.current = [...drawing.current.slice(0, -1), [...last, x, y]]
    else if (drawing.current.length < mostLines) drawing.current = [...drawing.current, [lastX, lastY, x, y]]
    else return
    onChange({ ...value, lines: drawing.current })
  }
  const lift = (event: PointerEvent) => {
    if (event.pointerId === pen.current) drawing.current = undefined
  }
  return (
    <>
      <svg
        role="img"
        aria-label={t('pad', { count: lines.length })}
        viewBox={`0 0 ${padWidth} ${padHeight}`}
        className={styles.pad}
        onPointerDown={event => {
          if (drawing.current || event.button !== 0 || lines.length >= mostLines) return
          pen.current = event.pointerId
          event.currentTarget.setPointerCapture(event.pointerId)
          drawing.current = [...lines, pointOf(event)]
          onChange({ ...value, lines: drawing.current })
        }}
        onPointerMove={draw}
        onPointerUp={lift}
        onPointerCancel={lift}
      >
        {lines.map((line, at) => (
          // Lines are never removed from the middle, so the index can be the key.
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
