import { describe, expect, it } from 'vitest'
import { readSettings, SettingsError } from './settings.ts'

const read = (environment: Record<string, string>) => readSettings(environment, '/project')

describe('settings', () => {
  it('has a default for everything', () => {
    expect(read({})).toMatchObject({
      port: 3000,
      dataDir: '/project/.data',
      demo: 'small',
      publicOrigin: 'http://localhost:3000',
      audience: 'urn:parvis:api',
      frameOrigins: [],
    })
  })

  it('accepts given values', () => {
    const settings = read({
      PORT: ' 8080 ',
      DATA_DIR: '/var/parvis',
      PUBLIC_ORIGIN: 'https://portal.firm.example/',
      FRAME_ORIGINS: 'https://a.example, https://b.example:8443/',
      TRUST_PROXY: '10.0.0.0/8, ::1,loopback',
      DEMO: 'off',
      DATABASE_URL: 'postgres://u:p@db:5432/parvis',
    })
    expect(settings).toMatchObject({
      port: 8080,
      dataDir: '/var/parvis',
      publicOrigin: 'https://portal.firm.example',
      trustedProxies: ['10.0.0.0/8', '::1', 'loopback'],
      frameOrigins: ['https://a.example', 'https://b.example:8443'],
      demo: 'off',
    })
  })

  it('accepts a time-stamping authority and its policy', () => {
    expect(read({}).timeStamps).toBeUndefined()
    expect(read({ TSA_URL: 'http://tsa.example/stamp' }).timeStamps).toEqual({
      url: 'http://tsa.example/stamp',
      policy: undefined,
    })
    const both = { TSA_URL: 'https://tsa.example', TSA_POLICY: '1.3.6.1.4.1.4146.2.3' }
    expect(read(both).timeStamps).toEqual({ url: 'https://tsa.example', policy: '1.3.6.1.4.1.4146.2.3' })
  })

  it.each([
    [{ TSA_URL: 'ftp://tsa.example' }, /^TSA_URL must be an http or https address/],
    [{ TSA_URL: 'https://me:secret@tsa.example' }, /^TSA_URL must be/],
    [{ TSA_URL: 'https://tsa.example', TSA_POLICY: 'best' }, /^TSA_POLICY must be the number of a policy/],
    [{ TSA_URL: 'https://tsa.example', TSA_POLICY: '1.03' }, /^TSA_POLICY must be/],
    [{ TSA_POLICY: '1.2.3' }, /^TSA_POLICY is for the authority of TSA_URL, which is not given\.$/],
  ])('refuses an invalid time-stamping authority: %o', (environment, sentence) => {
    expect(() => read(environment)).toThrow(sentence)
  })

  it.each([
    {},
    { HOST: '::1' },
    { HOST: '127.8.8.8' },
    { HOST: 'localhost', PUBLIC_ORIGIN: 'http://parvis.localhost:3000' },
    { PUBLIC_ORIGIN: 'http://[::1]:3000' },
  ])('offers the demo on one’s own machine: %o', environment => {
    expect(read(environment)).toMatchObject({ demo: 'small', demoRefused: undefined })
  })

  it.each([
    [{ NODE_ENV: 'production' }, /NODE_ENV/],
    [{ HOST: '0.0.0.0' }, /HOST 0\.0\.0\.0/],
    [{ HOST: '::' }, /HOST ::/],
    [{ HOST: '192.168.1.7' }, /HOST/],
    [{ HOST: 'localhost.evil.example' }, /HOST/],
    [{ PUBLIC_ORIGIN: 'https://portal.firm.example' }, /PUBLIC_ORIGIN/],
    [{ PUBLIC_ORIGIN: 'http://127.0.0.1.nip.io' }, /PUBLIC_ORIGIN/],
    [{ HOST: '0.0.0.0', DEMO: ' ' }, /HOST/],
  ])('offers it nowhere else unless it is requested explicitly: %o', (environment, reason) => {
    expect(read(environment)).toMatchObject({ demo: 'off', demoRefused: expect.stringMatching(reason) })
    expect(read({ ...environment, DEMO: 'small' })).toMatchObject({ demo: 'small', demoRefused: undefined })
  })

  it('accepts a virus scanner and a quota for a client’s documents', () => {
    expect(read({})).toMatchObject({ clamd: undefined, documentQuota: 20 * 1024 ** 3 })
    expect(read({ CLAMD_HOST: 'clamd.firm.example' }).clamd).toEqual({
      host: 'clamd.firm.example',
      port: 3310,
    })
    expect(read({ CLAMD_HOST: '::1', CLAMD_PORT: '3311' }).clamd).toEqual({ host: '::1', port: 3311 })
    expect(read({ DOCUMENT_QUOTA_MB: '5' }).documentQuota).toBe(5 * 1024 ** 2)
    expect(() => read({ CLAMD_HOST: 'tcp://clamd' })).toThrow(/^CLAMD_HOST must be/)
    expect(() => read({ DOCUMENT_QUOTA_MB: '0' })).toThrow(/^DOCUMENT_QUOTA_MB must be/)
  })

  it('accepts the firm’s certificate with its password, which is not trimmed', () => {
    expect(read({}).signingP12).toBeUndefined()
    expect(read({ SIGNING_P12: 'firm.p12', SIGNING_P12_PASSWORD: ' s p ' }).signingP12).toEqual({
      path: '/project/firm.p12',
      password: ' s p ',
    })
    expect(() => read({ SIGNING_P12_PASSWORD: 'secret' })).toThrow(/^SIGNING_P12_PASSWORD is for/)
  })

  it('accepts an S3-compatible store, with both halves of its key or none', () => {
    const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }
    const store = { S3_BUCKET: 'parvis-files', S3_ENDPOINT: 'https://store.firm.example' }
    expect(read({}).s3).toBeUndefined()
    expect(read({ ...store, ...keys }).s3).toEqual({
      bucket: 'parvis-files',
      endpoint: 'https://store.firm.example',
      region: 'us-east-1',
      credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
    })
    expect(() => read({ ...store, S3_ACCESS_KEY_ID: 'id' })).toThrow(/must be given together/)
    expect(() => read({ S3_ENDPOINT: 'https://store.firm.example' })).toThrow(/S3_BUCKET/)
    expect(() => read({ S3_BUCKET: 'Not a bucket' })).toThrow(/^S3_BUCKET must be/)
  })

  it('accepts a mail server and a sender, and keeps messages without one', () => {
    expect(read({})).toMatchObject({
      smtp: undefined,
      mailFrom: { name: 'Parvis', address: 'no-reply@parvis.example' },
    })
    expect(read({ SMTP_URL: 'smtps://robot%40firm.example:p%2Fw@mail.firm.example' }).smtp).toEqual({
      host: 'mail.firm.example',
      port: 465,
      isSecure: true,
      isLocal: false,
      credentials: { user: 'robot@firm.example', password: 'p/w' },
    })
    expect(read({ SMTP_URL: 'smtp://[::1]:2525/' }).smtp).toEqual({
      host: '::1',
      port: 2525,
      isSecure: false,
      isLocal: true,
      credentials: undefined,
    })
    const SMTP_URL = 'smtp://mail.firm.example'
    expect(read({ SMTP_URL, FIRM_DOMAIN: 'firm.example' })).toMatchObject({
      smtp: { port: 587 },
      mailFrom: { name: 'Parvis', address: 'no-reply@firm.example' },
    })
    expect(read({ SMTP_URL, MAIL_FROM: 'Portail <portail@Cabinet-Été.fr>' }).mailFrom).toEqual({
      name: 'Portail',
      address: 'portail@xn--cabinet-t-i4ab.fr',
    })
    expect(read({ SMTP_URL, MAIL_FROM: 'a@firm.example' }).mailFrom).toEqual({
      name: 'Parvis',
      address: 'a@firm.example',
    })
  })

  it.each([
    'mail.firm.example',
    'http://mail.firm.example',
    'smtp://',
    'smtp://user@mail.firm.example',
    'smtp://user:secret@mail.firm.example/path',
    'smtp://user:secret@mail.firm.example?tls.rejectUnauthorized=false',
    'smtp://user:secret%@mail.firm.example',
    'smtp://mail.firm.example:0',
  ])('refuses the mail server %s without repeating its password', url => {
    expect(() => read({ SMTP_URL: url })).toThrow(
      /^SMTP_URL must be an address such as smtps:\/\/user:password@host:465 or smtp:\/\/host:587\.$/,
    )
  })

  it.each(['nobody', 'Portail portail@firm.example', 'A <a@firm.example>, b@firm.example', 'A\nB <a@b.fr>'])(
    'refuses the sender %j',
    sender => {
      expect(() => read({ SMTP_URL: 'smtp://localhost', MAIL_FROM: sender })).toThrow(/^MAIL_FROM must be/)
    },
  )

  it('refuses a sender without a mail server', () => {
    expect(() => read({ MAIL_FROM: 'a@firm.example' })).toThrow(/SMTP_URL, which is not given/)
  })

  it('accepts a Power BI workspace with all of its keys or none', () => {
    const id = '0b9d3a52-1f0e-4a57-9d6c-8a2b1c3d4e5f'
    const keys = {
      POWERBI_TENANT_ID: id,
      POWERBI_CLIENT_ID: id.toUpperCase(),
      POWERBI_CLIENT_SECRET: 'secret',
    }
    expect(read({}).powerBi).toBeUndefined()
    expect(read({ ...keys, POWERBI_API_URL: 'https://api.powerbi.cn' }).powerBi).toEqual({
      tenantId: id,
      clientId: id,
      clientSecret: 'secret',
      authority: 'https://login.microsoftonline.com',
      apiUrl: 'https://api.powerbi.cn',
      frameOrigin: 'https://app.powerbi.com',
      role: 'Reader',
    })
    const frames = 'https://a.example,https://app.powerbi.com'
    expect(read({ ...keys, FRAME_ORIGINS: frames }).frameOrigins).toEqual(frames.split(','))
    expect(read(keys).frameOrigins).toEqual(['https://app.powerbi.com'])
    expect(() => read({ POWERBI_TENANT_ID: id })).toThrow(/must be given together/)
    expect(() => read({ ...keys, POWERBI_TENANT_ID: 'firm' })).toThrow(/^POWERBI_TENANT_ID must be/)
  })

  it.each([
    ['PORT', '0'],
    ['PORT', '65536'],
    ['TRUST_PROXY', '1'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.0/8,'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', 'proxy.firm.example'],
    ['SIGNING_KEY_DAYS', '0'],
    ['SIGNING_KEY_DAYS', '1.5'],
    ['SIGNING_KEY_DAYS', '3651'],
    ['ACCESS_TOKEN_SECONDS', '4'],
    ['ACCESS_TOKEN_SECONDS', '3601'],
    ['ACCESS_TOKEN_SECONDS', '60.5'],
    ['PORT', '3e3'],
    ['DEMO', 'huge'],
    ['PUBLIC_ORIGIN', 'https://a.example/path'],
    ['PUBLIC_ORIGIN', 'javascript:alert(1)'],
    ['FRAME_ORIGINS', 'https://a.example, nonsense'],
    ['FRAME_ORIGINS', "https://a.example; script-src 'unsafe-inline'"],
    ['ANALYTICS_URL', 'ftp://a.example'],
    ['SUPPORT_URL', 'javascript:alert(1)'],
    ['FIRM_DOMAIN', 'firm'],
    ['OIDC_ISSUER', 'login.firm.example'],
    ['LOG_LEVEL', 'loud'],
    ['ADMIN_EMAIL', 'boss'],
    ['ADMIN_EMAIL', 'boss@firm example'],
  ])('refuses %s=%s in one sentence that names it', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(SettingsError)
    expect(() => read({ [name]: value })).toThrow(new RegExp(`^${name} must be .+\\.$`))
  })

  it('does not repeat a URL that may contain a password', () => {
    expect(() => read({ DATABASE_URL: 'mysql://root:secret@db/x' })).toThrow(/^DATABASE_URL must be/)
    expect(() => read({ DATABASE_URL: 'mysql://root:secret@db/x' })).not.toThrow(/secret@db/)
  })

  it('accepts the first administrator, without trimming the password', () => {
    expect(read({ ADMIN_EMAIL: ' Boss@Firm.example ', ADMIN_PASSWORD: ' a long password ' })).toMatchObject({
      adminEmail: 'boss@firm.example',
      adminPassword: ' a long password ',
    })
    expect(read({ ADMIN_EMAIL: '', ADMIN_PASSWORD: '' })).toMatchObject({
      adminEmail: undefined,
      adminPassword: undefined,
    })
  })

  it.each([
    ['short', /^ADMIN_PASSWORD must be 12 to 200 characters long\.$/],
    ['x'.repeat(201), /^ADMIN_PASSWORD must be 12 to 200 characters long\.$/],
  ])('refuses the password %s without repeating it', (password, sentence) => {
    expect(() => read({ ADMIN_EMAIL: 'boss@firm.example', ADMIN_PASSWORD: password })).toThrow(sentence)
  })

  it('refuses a password without an email address', () => {
    expect(() => read({ ADMIN_PASSWORD: 'a long password' })).toThrow(
      /^ADMIN_EMAIL must be given together with ADMIN_PASSWORD\.$/,
    )
  })

  it('reports every invalid value at once', () => {
    expect(() => read({ PORT: 'x', DEMO: 'y' })).toThrow(/^PORT must be .+\. DEMO must be .+\.$/)
  })

  it.each([
    [{}, true],
    [{ DEMO: 'off' }, false],
    [{ NODE_ENV: 'production' }, false],
    [{ OIDC_ISSUER: 'https://login.firm.example' }, false],
    [{ TEST_DATA: 'off' }, false],
    [{ TEST_DATA: 'on', NODE_ENV: 'production', OIDC_ISSUER: 'https://login.firm.example' }, true],
  ])(
    'allows test data with demo data, and elsewhere only if TEST_DATA requests it: %o',
    (environment, testData) => {
      expect(read(environment)).toMatchObject({ testData })
    },
  )

  it('accepts on and off for test data', () => {
    expect(() => read({ TEST_DATA: 'yes' })).toThrow(/^TEST_DATA must be on or off/)
  })
})
