import { defineApplication } from '../../../routing/application.ts'

const access = { scope: 'Dashboards.Read' } as const

/** Each place has the name of its dashboard. */
export const dashboards = defineApplication('dashboards', {
  indicators: { path: '/app/rapports/myindicators', access, title: 'dashboards:indicators.title' },
  followUp: { path: '/app/rapports/suivifees', access, title: 'dashboards:followUp.title' },
  originating: { path: '/app/rapports/originating', access, title: 'dashboards:originating.title' },
  register: { path: '/app/rapports/reportingbodacc', access, title: 'dashboards:register.title' },
})
