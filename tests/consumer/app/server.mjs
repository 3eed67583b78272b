/** What somebody does who draws pages on a server: every module is loaded, and these parts are drawn, in plain Node. */
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'

const subpaths = JSON.parse(process.argv[2])
const at = subpath => import(`@parvis/design-system/${subpath}`)

const rows = [{ id: '1', name: 'Fontaine' }]
const columns = [{ id: 'name', title: 'Name', type: 'text', value: row => row.name }]
const nothing = () => undefined
/** Props of the parts that are drawn, with a word that has to be there. */
const parts = {
  Button: { component: 'Button', props: { children: 'Send' }, says: 'Send' },
  DataGrid: {
    component: 'DataGrid',
    props: { 'aria-label': 'Clients', rows, columns, getRowId: row => row.id },
    says: 'Clients',
  },
  DatePicker: {
    component: 'DatePicker',
    props: { label: 'Day', value: null, onChange: nothing },
    says: 'Day',
  },
  PhoneField: {
    component: 'PhoneField',
    props: { label: 'Phone', value: '', onChange: nothing },
    says: 'Phone',
  },
  Select: {
    component: 'Select',
    props: { label: 'Kind', value: null, onChange: nothing, options: [{ id: 'a', label: 'A' }] },
    says: 'Kind',
  },
  TextField: { component: 'TextField', props: { label: 'Name', value: '', onChange: nothing }, says: 'Name' },
  Toast: { component: 'ToastHost', props: {}, says: '' },
  'patterns/Header': {
    component: 'Header',
    props: {
      locale: 'en',
      onLocaleChange: nothing,
      theme: 'system',
      onThemeChange: nothing,
      onLauncher: nothing,
      onSearch: nothing,
      homeHref: '/',
    },
    says: 'Parvis',
  },
}

const problems = []
for (const subpath of subpaths)
  await at(subpath).catch(error => problems.push(`${subpath}: ${error.message}`))

const { DesignSystemProvider } = await at('patterns/DesignSystemProvider')
for (const [subpath, { component, props, says }] of Object.entries(parts)) {
  try {
    const { [component]: Component } = await at(subpath)
    const drawn = renderToString(
      createElement(
        DesignSystemProvider,
        { locale: 'en', navigate: nothing },
        createElement(Component, props),
      ),
    )
    if (!drawn.includes(says)) problems.push(`${subpath}: does not say ${says}`)
  } catch (error) {
    problems.push(`${subpath}: ${error.message}`)
  }
}
process.stdout.write(problems.join('\n'))
