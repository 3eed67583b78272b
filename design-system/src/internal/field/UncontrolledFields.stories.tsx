import type { Meta, StoryObj } from '@storybook/react-vite'
import type { FormEvent } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx'
import { CodeField } from '../../components/CodeField/CodeField.tsx'
import { ColorField } from '../../components/ColorField/ColorField.tsx'
import { ComboBox } from '../../components/ComboBox/ComboBox.tsx'
import { DateField } from '../../components/DateField/DateField.tsx'
import { DatePicker } from '../../components/DatePicker/DatePicker.tsx'
import { DateRangePicker } from '../../components/DateRangePicker/DateRangePicker.tsx'
import { IbanField } from '../../components/IbanField/IbanField.tsx'
import { IconPicker } from '../../components/IconPicker/IconPicker.tsx'
import { MultiSelect } from '../../components/MultiSelect/MultiSelect.tsx'
import { NumberField } from '../../components/NumberField/NumberField.tsx'
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx'
import { PhoneField } from '../../components/PhoneField/PhoneField.tsx'
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx'
import { SearchField } from '../../components/SearchField/SearchField.tsx'
import { Select } from '../../components/Select/Select.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { Switch } from '../../components/Switch/Switch.tsx'
import { TextArea } from '../../components/TextArea/TextArea.tsx'
import { TextField } from '../../components/TextField/TextField.tsx'
import { TimeField } from '../../components/TimeField/TimeField.tsx'

const meta = {
  title: 'Foundations/Fields in a form',
  component: Stack,
  parameters: { picture: 'none' },
  args: { children: null },
  tags: ['!autodocs'],
} satisfies Meta<typeof Stack>
export default meta
type Story = StoryObj<typeof meta>

const options = [
  { id: 'fontaine', label: 'Fontaine' },
  { id: 'humbert', label: 'Humbert' },
]
const [fontaine, humbert] = options

/** Uncontrolled fields: each starts with its default value, and the form submits what it contains. */
export const Sent: Story = {
  render: () => (
    <form aria-label="Request">
      <Stack>
        <TextField label="Title" name="title" defaultValue="Cash flow" />
        <TextField label="Remark" name="remark" />
        <TextArea label="Comment" name="comment" defaultValue="Soon" />
        <NumberField label="Hours" name="hours" defaultValue={12.5} />
        <PasswordField label="Password" name="password" autoComplete="new-password" defaultValue="secret" />
        <SearchField label="Search" name="search" defaultValue="cash" />
        <CodeField label="Code" name="code" defaultValue="123456" />
        <ColorField label="Color" name="color" defaultValue="#2b7fb8" warnsOfContrast={false} />
        <IbanField label="IBAN" name="iban" defaultValue="FR7630006000011234567890189" />
        <PhoneField label="Phone" name="phone" defaultValue="+33612345678" />
        <IconPicker label="Icon" name="icon" defaultValue="calendar" />
        <Checkbox name="terms" defaultValue>
          Terms
        </Checkbox>
        <Checkbox name="unticked">News</Checkbox>
        <Switch name="emails" defaultValue>
          Emails
        </Switch>
        <RadioGroup label="Kind" name="kind" options={options} defaultValue="fontaine" />
        <Select label="Manager" name="manager" options={options} defaultValue="humbert" />
        <ComboBox
          label="Client"
          name="client"
          options={options}
          {...(fontaine && { defaultValue: fontaine })}
        />
        <MultiSelect
          label="Clients"
          name="clients"
          options={options}
          {...(fontaine && humbert && { defaultValue: [fontaine, humbert] })}
        />
        <DateField label="Day" name="day" defaultValue="2026-03-01" />
        <DatePicker label="Delivery" name="delivery" defaultValue="2026-04-30" />
        <DateRangePicker
          label="Period"
          name="period"
          defaultValue={{ start: '2026-01-01', end: '2026-12-31' }}
        />
        <TimeField label="Hour" name="hour" defaultValue="09:30" />
      </Stack>
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Remark' }), 'Urgent')
    await userEvent.click(canvas.getByRole('radio', { name: 'Humbert' }))
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Request' })
    const sent = new FormData(form)
    await expect(
      Object.fromEntries(
        [...sent.keys()].map(name => [
          name,
          sent
            .getAll(name)
            .map(value => (typeof value === 'string' ? value : value.name))
            .join(' '),
        ]),
      ),
    ).toEqual({
      title: 'Cash flow',
      remark: 'Urgent',
      comment: 'Soon',
      hours: '12.5',
      password: 'secret',
      search: 'cash',
      code: '123456',
      color: '#2b7fb8',
      iban: 'FR7630006000011234567890189',
      phone: '+33612345678',
      icon: 'calendar',
      terms: 'on',
      emails: 'on',
      kind: 'humbert',
      manager: 'humbert',
      client: 'fontaine',
      clients: 'fontaine humbert',
      day: '2026-03-01',
      delivery: '2026-04-30',
      period: '2026-01-01 2026-12-31',
      hour: '09:30:00',
    })
  },
}

const submitted = fn((event: FormEvent) => event.preventDefault())

/** A partly entered date or time is not left out silently: the form is refused, and the focus moves to what is missing. */
export const RefusedWhileIncomplete: Story = {
  render: () => (
    <form onSubmit={submitted}>
      <Stack>
        <DateField label="Due date" />
        <DatePicker label="Beginning" />
        <DateRangePicker label="Period" />
        <TimeField label="Hour" />
        <button type="submit">Send</button>
      </Stack>
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const segmentsOf = (label: string) =>
      within(canvas.getAllByRole('group', { name: new RegExp(label) })[0] ?? canvasElement).getAllByRole(
        'spinbutton',
      )
    const send = canvas.getByRole('button', { name: 'Send' })
    submitted.mockClear()
    for (const [label, typed] of [
      ['Due date', '0101'],
      ['Beginning', '0101'],
      ['Period', '0101'],
      ['Hour', '10'],
    ] as const) {
      const [first, second, third] = segmentsOf(label)
      await userEvent.click(first ?? canvasElement)
      await userEvent.keyboard(typed)
      await userEvent.click(send)
      await expect(submitted).not.toHaveBeenCalled()
      await expect(label === 'Hour' ? second : third).toHaveFocus()
      await expect(first).toBeInvalid()
      await userEvent.keyboard(label === 'Hour' ? '30' : '2026')
      if (label === 'Hour' && third) await userEvent.keyboard('p')
    }
    await userEvent.click(send)
    await expect(submitted).toHaveBeenCalledTimes(1)
  },
}
