import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { Card } from '../Card/Card.tsx'
import { Grid } from '../Grid/Grid.tsx'
import { PageThumbnail, thumbnailKinds, type ThumbnailPage } from './PageThumbnail.tsx'

const overview: ThumbnailPage = {
  width: 1280,
  height: 720,
  visuals: [
    { name: 'band', x: 0, y: 0, width: 1280, height: 90, kind: 'shape' },
    { name: 'logo', x: 20, y: 15, width: 100, height: 60, kind: 'image' },
    { name: 'title', x: 150, y: 15, width: 500, height: 60, kind: 'text' },
    { name: 'year', x: 1000, y: 20, width: 250, height: 50, kind: 'slicer' },
    { name: 'fees', x: 20, y: 110, width: 300, height: 130, kind: 'card' },
    { name: 'hours', x: 340, y: 110, width: 300, height: 130, kind: 'card' },
    { name: 'by month', x: 20, y: 260, width: 620, height: 440, kind: 'chart' },
    { name: 'by client', x: 660, y: 110, width: 600, height: 590, kind: 'table' },
  ],
}

const meta = {
  title: 'Components/PageThumbnail',
  component: PageThumbnail,
  args: { page: overview },
} satisfies Meta<typeof PageThumbnail>
export default meta
type Story = StoryObj<typeof meta>

/** In a card of a list. */
const inItsPlace: NonNullable<Story['decorators']> = [
  Story => (
    <Grid columnWidth="12rem">
      <Story />
    </Grid>
  ),
]

export const Default: Story = {
  decorators: inItsPlace,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).toBeNull()
    const drawn = [...canvasElement.querySelectorAll<SVGElement>('[data-kind]')]
    await expect(drawn.map(({ dataset }) => dataset['kind'])).toEqual(
      overview.visuals.map(({ kind }) => kind),
    )
    await expect(canvasElement).toHaveTextContent(/^$/)
  },
}

export const Named: Story = {
  decorators: inItsPlace,
  args: { label: 'Première page de « Suivi des honoraires »' },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('img', { name: 'Première page de « Suivi des honoraires »' }),
    ).toBeVisible()
  },
}

const seen: string[] = []
/** The page is requested once the thumbnail comes into view; the space is reserved at its final height. */
export const Awaited: Story = {
  args: { onSeen: () => seen.push('seen') },
  decorators: inItsPlace,
  beforeEach: () => {
    seen.length = 0
  },
  render: ({ onSeen }) => <PageThumbnail {...(onSeen && { onSeen })} />,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(seen).toEqual(['seen']))
    await expect(canvasElement.querySelector('svg')?.clientHeight).toBeGreaterThan(50)
    await expect(canvasElement.querySelector('rect')).toBeNull()
  },
}

export const Permutations: Story = {
  render: () => (
    <Grid columnWidth="12rem">
      {thumbnailKinds.map(kind => (
        <Card key={kind} title={kind}>
          <PageThumbnail
            page={{
              width: 1280,
              height: 720,
              visuals: [
                { name: 'large', x: 20, y: 20, width: 900, height: 680, kind },
                { name: 'high', x: 940, y: 20, width: 100, height: 680, kind },
                { name: 'small', x: 1060, y: 20, width: 200, height: 60, kind },
              ],
            }}
          />
        </Card>
      ))}
      <Card title="Rien">
        <PageThumbnail page={{ width: 1280, height: 720, visuals: [] }} />
      </Card>
      <Card title="Sans taille">
        <PageThumbnail page={{ ...overview, width: 0 }} />
      </Card>
      <Card title="En hauteur">
        <PageThumbnail page={{ ...overview, width: 600, height: 1200 }} />
      </Card>
      <Card title="En largeur">
        <PageThumbnail page={{ ...overview, width: 4000 }} />
      </Card>
      <Card title="Plus grand que la page">
        <PageThumbnail
          page={{
            width: 800,
            height: 600,
            visuals: [{ name: 'far', x: -200, y: 300, width: 2000, height: 600, kind: 'chart' }],
          }}
        />
      </Card>
      <Card title="Quarante">
        <PageThumbnail
          page={{
            width: 1280,
            height: 720,
            visuals: Array.from({ length: 40 }, (_, at) => ({
              name: String(at),
              x: 10 + (at % 8) * 158,
              y: 10 + Math.floor(at / 8) * 142,
              width: 148,
              height: 132,
              kind: thumbnailKinds[at % thumbnailKinds.length] ?? 'chart',
            })),
          }}
        />
      </Card>
    </Grid>
  ),
}
