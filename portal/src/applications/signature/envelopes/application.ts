import { defineApplication } from '../../../routing/application.ts'

/** The scope that allows signing documents and requesting signatures, not just reading them. */
export const writeScope = 'Signatures.Write'
const read = { scope: 'Signatures.Read' } as const
const write = { scope: writeScope } as const

export const signatures = defineApplication('signatures', {
  list: { path: '/app/sign', access: read, title: 'signatures:list.title' },
  new: { path: '/app/sign/new', access: write, title: 'signatures:new.title' },
  verify: { path: '/app/sign/verify', access: read, title: 'signatures:verify.title' },
  record: {
    path: '/app/sign/document/:envelopeId',
    access: read,
    title: 'signatures:record.name',
    shares: ['signing'],
  },
})
