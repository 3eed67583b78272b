import {
  getReport,
  getReportAccess,
  getReportAccessChoices,
  listReportDocuments,
  listReportReaders,
  previewReportAccess,
} from '@parvis/api-types/generated/examples/portal'
import { answer, answerWith } from '../../../../../stories/answers.ts'
import { atItsAddress as screenAt } from '../../../../../stories/at-its-address.tsx'
import { withPortal, type PortalStory } from '../../../../../stories/withPortal.tsx'
import { reportLibrary } from '../../application.ts'
import type { Report } from '../../library.ts'
import { assessedReport, library, margin, storyAt } from '../../reports-stories.fixtures.ts'

/** Lets the screen find the parameters of its address. */
export const atItsAddress = screenAt(reportLibrary.paths.record)

/** The page of the example report, at one of its tabs. */
export const reportStory = (search = ''): PortalStory => storyAt('record', search, { reportId: 41 })
export const inPortalOfReport = withPortal(reportStory())

/** Answers with the report. */
export const found = (report: Report = margin) => answerWith<'getReport'>(getReport, report)

/** All responses that the page of a report needs. */
export const services = [
  answer(listReportDocuments, 'some'),
  ...library(),
  found(),
  assessedReport(),
  answer(getReportAccess, 'several'),
  answer(getReportAccessChoices, 'some'),
  answer(previewReportAccess, 'some'),
  answerWith<'listReportReaders'>(listReportReaders, {
    value: [
      ...listReportReaders.success.some.value.map(row => ({ ...row, reasons: [...row.reasons] })),
      {
        id: 6,
        contactFullName: 'Claire Fontaine',
        contactEmailOffice: 'client@customer.example',
        isStaff: false,
        grade: null,
        businessUnit: null,
        canOpen: false,
        reasons: [
          { kind: 'customerRole', name: 'Clients', englishName: 'Clients' },
          { kind: 'contact', name: 'Claire Fontaine', englishName: 'Claire Fontaine' },
        ],
      },
      {
        id: 1,
        contactFullName: 'Inès Marchand',
        contactEmailOffice: 'admin@parvis.example',
        isStaff: true,
        grade: 'Manager',
        businessUnit: 'Audit Paris',
        canOpen: true,
        reasons: [{ kind: 'administrator', name: null, englishName: null }],
      },
    ],
    '@odata.count': 3,
  }),
]
