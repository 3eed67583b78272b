import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { ComboBox, type ComboBoxOption } from '../components/ComboBox/ComboBox.tsx'
import { DataGrid, type GridColumn } from '../components/DataGrid/DataGrid.tsx'
import { DatePicker } from '../components/DatePicker/DatePicker.tsx'
import { FileUpload } from '../components/FileUpload/FileUpload.tsx'
import { storyTransport } from '../components/FileUpload/storyTransport.fixtures.ts'
import { FolderTree } from '../components/FolderTree/FolderTree.tsx'
import { Select } from '../components/Select/Select.tsx'
import { Stack } from '../components/Stack/Stack.tsx'
import { combobox, datePicker, fileUpload, grid, select, tree } from './testing.ts'

const meta = {
  title: 'Foundations/Test helpers',
  component: Stack,
  parameters: { picture: 'none' },
  args: { children: null },
  tags: ['!autodocs'],
} satisfies Meta<typeof Stack>
export default meta
type Story = StoryObj<typeof meta>

interface Client {
  id: string
  name: string
  city: string
}
const clients: Client[] = [
  { id: '1', name: 'Humbert', city: 'Lyon' },
  { id: '2', name: 'Fontaine', city: 'Paris' },
]
const columns: GridColumn<Client>[] = [
  { id: 'name', title: 'Name', type: 'text', value: ({ name }) => name },
  { id: 'city', title: 'City', type: 'text', value: ({ city }) => city },
]

export const OfGrids: Story = {
  render: () => (
    <DataGrid
      aria-label="Clients"
      rows={clients}
      columns={columns}
      getRowId={({ id }) => id}
      selectionMode="multiple"
    />
  ),
  play: async ({ canvasElement }) => {
    const all = grid(canvasElement, 'Clients')
    await expect(all.columns()).toEqual(expect.arrayContaining(['Name', 'City']))
    await expect(all.cell({ row: 'Fontaine', column: 'City' }).text()).toBe('Paris')
    await all.sortBy('Name')
    await expect(all.sortOf('Name')).toBe('ascending')
    await expect(all.rows()).toEqual(['Fontaine', 'Humbert'])
    await all.select('Humbert')
    await expect(all.isSelected('Humbert')).toBe(true)
    await expect(all.isSelected('Fontaine')).toBe(false)
    await expect(() => all.cell({ row: 'Nobody', column: 'City' })).toThrow('Drawn are: Fontaine, Humbert')
    await expect(() => grid(canvasElement, 'Reports')).toThrow('There is: “Clients”')
  },
}

export const OfTrees: Story = {
  render: () => (
    <FolderTree
      aria-label="Folders"
      selectionMode="multiple"
      items={[
        { id: 'accounts', parentId: null, name: 'Accounts' },
        { id: '2026', parentId: 'accounts', name: '2026' },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    const folders = tree(canvasElement)
    await expect(folders.items()).toEqual(['Accounts'])
    await folders.expand('Accounts')
    await expect(folders.items()).toEqual(['Accounts', '2026'])
    await folders.select('2026')
    await expect(folders.isSelected('2026')).toBe(true)
    await folders.collapse('Accounts')
    await expect(folders.isExpanded('Accounts')).toBe(false)
  },
}

const options = [
  { id: 'fontaine', label: 'Fontaine' },
  { id: 'humbert', label: 'Humbert' },
]

function Pickers() {
  const [client, setClient] = useState<ComboBoxOption | null>(null)
  const [manager, setManager] = useState<string | null>(null)
  const [day, setDay] = useState<string | null>(null)
  const [end, setEnd] = useState<string | null>(null)
  return (
    <Stack>
      <ComboBox label="Client" options={options} value={client} onChange={setClient} isRequired />
      <Select label="Manager" options={options} value={manager} onChange={setManager} isRequired />
      <DatePicker label="Beginning" value={day} onChange={setDay} />
      <DatePicker label="End" value={end} onChange={setEnd} />
      <output>{[client?.id, manager, day, end].join(' ')}</output>
    </Stack>
  )
}

export const OfPickers: Story = {
  render: () => <Pickers />,
  play: async ({ canvasElement }) => {
    await combobox(canvasElement, 'Client').choose('Fontaine')
    await expect(combobox(canvasElement).value()).toBe('Fontaine')
    await select(canvasElement, 'Manager').choose('Humbert')
    await expect(select(canvasElement).value()).toBe('Humbert')
    await datePicker(canvasElement, 'Beginning').choose('2026-03-01')
    await datePicker(canvasElement, 'End').choose('2026-04-30')
    await expect(canvasElement.querySelector('output')).toHaveTextContent(
      'fontaine humbert 2026-03-01 2026-04-30',
    )
    await expect(() => datePicker(canvasElement, 'Middle')).toThrow('no date picker “Middle”')
  },
}

const transport = storyTransport()

export const OfUploads: Story = {
  beforeEach: () => transport.reset(),
  render: () => <FileUpload label="Documents" transport={transport} />,
  play: async ({ canvasElement }) => {
    const documents = fileUpload(canvasElement, 'Documents')
    await documents.add(new File(['a'], 'Balance.pdf'), new File(['b'], 'Letter.pdf'))
    await expect(documents.files()).toHaveLength(2)
    await expect(documents.files()[0]).toContain('Balance.pdf')
    await expect(transport.log).toEqual(['start Balance.pdf 0', 'start Letter.pdf 0'])
  },
}
