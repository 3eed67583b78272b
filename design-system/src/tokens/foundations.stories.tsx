import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { contrastRatio } from './contrast.ts'
import * as styles from './foundations.css.ts'
import { suggestedColors } from './menuColors.ts'
import { palettes, type Palette, type ThemeName } from './palette.ts'
import { statuses } from './statuses.ts'
import { family, space, type } from './scale.ts'
import { brandTint, tintOf } from './tint.ts'

const meta = { title: 'Foundations/Tokens' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

interface Swatch {
  name: string
  ground: string
  text: string
}

const ratio = (value: number) => `${value.toFixed(1)} : 1`

/** The theme chosen in the toolbar. */
const themeOf = (globals: Record<string, unknown>): ThemeName => {
  const dark = globals['theme'] === 'dark'
  if (globals['contrast'] === 'more') return dark ? 'darkMore' : 'lightMore'
  return dark ? 'dark' : 'light'
}

function Swatches({ swatches }: { swatches: Swatch[] }) {
  return (
    <ul className={styles.swatches}>
      {swatches.map(({ name, ground, text }) => (
        <li key={name} className={styles.swatch} style={{ backgroundColor: ground, color: text }}>
          <span className={styles.sample} aria-hidden>
            Aa
          </span>
          <span>{name}</span>
          <span className={styles.figures}>{ratio(contrastRatio(ground, text))}</span>
        </li>
      ))}
    </ul>
  )
}

const neutralSwatches = ({ neutrals }: Palette): Swatch[] =>
  (['paper', 'surface', 'raised', 'sunken', 'hover'] as const).flatMap(ground => [
    { name: `ink · ${ground}`, ground: neutrals[ground], text: neutrals.ink },
    { name: `muted · ${ground}`, ground: neutrals[ground], text: neutrals.muted },
  ])

export const Neutrals: Story = {
  render: (_args, { globals }) => <Swatches swatches={neutralSwatches(palettes[themeOf(globals)])} />,
  play: async ({ canvasElement }) => {
    const figures = within(canvasElement).getAllByText(/^[\d.]+ : 1$/)
    for (const figure of figures)
      await expect(Number.parseFloat(figure.textContent)).toBeGreaterThanOrEqual(4.5)
  },
}

export const Accents: Story = {
  render: (_args, { globals }) => {
    const { accentOf } = palettes[themeOf(globals)]
    const colours = Object.entries({ brand: undefined, ...suggestedColors })
    return (
      <Swatches
        swatches={colours.flatMap(([name, color]) => {
          const accent = accentOf((color && tintOf(color)) ?? brandTint)
          return [
            { name, ground: accent.accent, text: accent.onAccent },
            { name: `${name} · soft`, ground: accent.accentSoft, text: accent.accentText },
          ]
        })}
      />
    )
  },
}

export const Status: Story = {
  render: (_args, { globals }) => {
    const { status } = palettes[themeOf(globals)]
    return (
      <Swatches
        swatches={statuses.flatMap(name => [
          { name, ground: status[name].surface, text: status[name].text },
          { name: `${name} · solid`, ground: status[name].solid, text: status[name].onSolid },
        ])}
      />
    )
  },
}

export const Type: Story = {
  render: () => (
    <ul className={styles.list}>
      {Object.entries(type).map(([name, size]) => (
        <li key={name} className={styles.row}>
          <span className={styles.figures}>
            {name} · {Number.parseFloat(size.fontSize) * 16}
          </span>
          <span
            style={{
              ...size,
              fontFamily: name === 'title' || name === 'display' ? family.serif : family.sans,
            }}
          >
            Où mène le parvis ? « À l’œuvre. »
          </span>
        </li>
      ))}
    </ul>
  ),
}

export const Space: Story = {
  render: () => (
    <ul className={styles.list}>
      {Object.entries(space).map(([step, value]) => (
        <li key={step} className={styles.row}>
          <span className={styles.figures}>
            {step} · {Number.parseFloat(value) * 16} px
          </span>
          <span className={styles.bar} style={{ inlineSize: value }} />
        </li>
      ))}
    </ul>
  ),
}

export const Density: Story = {
  render: () => (
    <div className={styles.list}>
      <p className={styles.note}>
        Hauteur d’un contrôle : 40 px à l’aise, 32 px en compact, jamais moins de 44 px au doigt.
      </p>
      <div className={styles.control} />
    </div>
  ),
}
