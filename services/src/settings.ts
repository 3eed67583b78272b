import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { mailboxOf } from './mail/address.ts'

/** The settings that the services read from the environment, validated. */
export interface Settings {
  port: number
  host: string
  /** Absolute path of the folder with the embedded database. */
  dataDir: string
  /** An S3-compatible store for files; undefined: they are stored in the folder `files` of `dataDir`. */
  s3: S3Settings | undefined
  /** A Power BI workspace that shows reports; undefined: our own report page draws all of them. */
  powerBi: PowerBiSettings | undefined
  /** The mail server; undefined: messages are kept in the outbox. */
  smtp: SmtpSettings | undefined
  /** The sender of messages. */
  mailFrom: { name: string; address: string }
  /** The virus scanner (clamd) that every document must pass; undefined: none. */
  clamd: { host: string; port: number } | undefined
  /** The firm's certificate for signing documents (PKCS #12); undefined: this installation creates its own. */
  signingP12: { path: string; password: string } | undefined
  /** The authority that time-stamps signatures (RFC 3161); undefined: signatures have this installation's time. */
  timeStamps: { url: string; policy: string | undefined } | undefined
  /** Maximum bytes of one client's documents. */
  documentQuota: number
  /** PostgreSQL to use instead of the embedded database. */
  databaseUrl: string | undefined
  demo: 'small' | 'large' | 'off'
  /** Whether people and companies may be invented for trying things out. */
  testData: boolean
  /** Why there is no demo data when DEMO was not set: the services can be reached from other machines. */
  demoRefused: string | undefined
  /** The administrator of an installation without demo data; created at start-up. Used only without demo data. */
  adminEmail: string | undefined
  /** That person's first password at the embedded provider; not needed once the account exists. */
  adminPassword: string | undefined
  /** Origin at which browsers reach the services, without a trailing slash. */
  publicOrigin: string
  /** Addresses and networks of proxies whose X-Forwarded-For is trusted; empty: none. */
  trustedProxies: string[]
  /** Origins besides the public one that may call the API from a browser. */
  allowedOrigins: string[]
  /** The firm's own identity provider; undefined: the embedded one. */
  issuer: string | undefined
  audience: string
  clientId: string
  /** Days for which a key of the embedded provider signs before the next one takes over. */
  signingKeyDays: number
  /** Lifetime, in seconds, of an access token of the embedded provider; the portal renews it earlier. */
  accessTokenSeconds: number
  firmDomain: string
  /** Origins that the embedded application frame may show. */
  frameOrigins: string[]
  analyticsUrl: string | undefined
  supportUrl: string
  privacyUrl: string
  /** Absolute path of a settings.json to serve unchanged. */
  portalSettings: string | undefined
  /** Whether the start command serves the portal and builds it when it is stale; off behind Vite's own server. */
  portal: 'on' | 'off'
  logLevel: (typeof logLevels)[number]
  production: boolean
}

/** The application (service principal) with which the services call Power BI, and Power BI's addresses. */
export interface PowerBiSettings {
  tenantId: string
  clientId: string
  clientSecret: string
  /** Where applications sign in, without a trailing slash; other clouds use other addresses. */
  authority: string
  apiUrl: string
  /** Origin of the frames. */
  frameOrigin: string
  /** The role of a report's data model that restricts each reader to their own rows. */
  role: string
}

/** A mail server. */
export interface SmtpSettings {
  host: string
  port: number
  /** TLS from the first byte; otherwise STARTTLS is used where the server offers it. */
  isSecure: boolean
  /** On this machine, so that no data crosses a network. */
  isLocal: boolean
  credentials: { user: string; password: string } | undefined
}

/** An S3-compatible store. */
export interface S3Settings {
  bucket: string
  /** Undefined: Amazon's own. */
  endpoint: string | undefined
  region: string
  /** Undefined: looked up as Amazon's tools do, in the environment, a file or the machine. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined
}

const switches = ['on', 'off'] as const
const demoSizes = ['small', 'large', 'off'] as const
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** One or more values of the environment are invalid; each sentence names the variable and the values it accepts. */
export class SettingsError extends Error {
  readonly sentences: readonly string[]
  constructor(sentences: readonly string[]) {
    super(sentences.join(' '))
    this.name = 'SettingsError'
    this.sentences = sentences
  }
}

/**
 * Reads the settings.
 * @param environment such as `process.env`; an empty value counts as absent.
 * @param projectFolder base of a relative DATA_DIR and PORTAL_SETTINGS.
 * @throws SettingsError with one sentence per invalid value.
 */
export function readSettings(
  environment: Record<string, string | undefined>,
  projectFolder: string,
): Settings {
  const wrong: string[] = []
  const read = <T>(name: string, fallback: T, parse: (text: string) => T | undefined, takes: string): T => {
    const text = environment[name]?.trim()
    if (!text) return fallback
    const value = parse(text)
    if (value !== undefined) return value
    wrong.push(`${name} must be ${takes}, but is "${text.slice(0, 100)}".`)
    return fallback
  }
  const production = environment['NODE_ENV'] === 'production'
  const port = read('PORT', 3000, parsePort, 'a whole number from 1 to 65535')
  const settings: Settings = {
    port,
    host: read(
      'HOST',
      '127.0.0.1',
      text => (/^[\w.:-]+$/.test(text) ? text : undefined),
      'an address or a host name',
    ),
    dataDir: resolve(projectFolder, environment['DATA_DIR']?.trim() || '.data'),
    s3: readS3(environment, read),
    powerBi: readPowerBi(environment, read),
    smtp: parseSmtp(environment['SMTP_URL']?.trim() ?? ''),
    mailFrom: { name: 'Parvis', address: '' },
    clamd: readClamd(read),
    // Do not trim: a password may begin and end with a space.
    signingP12: environment['SIGNING_P12']?.trim()
      ? {
          path: resolve(projectFolder, environment['SIGNING_P12'].trim()),
          password: environment['SIGNING_P12_PASSWORD'] ?? '',
        }
      : undefined,
    timeStamps: readTimeStamps(read),
    documentQuota:
      read('DOCUMENT_QUOTA_MB', 20_480, parseMegabytes, 'a whole number of megabytes from 1 to 100000000') *
      1024 ** 2,
    // The URL may contain a password, so no error message repeats it.
    databaseUrl: environment['DATABASE_URL']?.trim() || undefined,
    demo: read('DEMO', 'small', text => demoSizes.find(size => size === text), 'small, large or off'),
    demoRefused: undefined,
    testData: false,
    adminEmail: read<string | undefined>('ADMIN_EMAIL', undefined, parseEmail, 'an e-mail address'),
    // Do not trim: a password may begin and end with a space.
    adminPassword: environment['ADMIN_PASSWORD'] || undefined,
    publicOrigin: read(
      'PUBLIC_ORIGIN',
      `http://localhost:${port}`,
      parseOrigin,
      'an http or https origin without a path',
    ),
    trustedProxies: read(
      'TRUST_PROXY',
      [],
      parseProxies,
      'addresses or networks such as 10.0.0.0/8, or loopback, linklocal or uniquelocal, separated by commas',
    ),
    allowedOrigins: read('ALLOWED_ORIGINS', [], parseOrigins, 'http or https origins separated by commas'),
    issuer: read<string | undefined>('OIDC_ISSUER', undefined, parseHttp, 'an http or https address'),
    audience: environment['OIDC_AUDIENCE']?.trim() || 'urn:parvis:api',
    clientId: environment['OIDC_CLIENT_ID']?.trim() || 'parvis-portal',
    signingKeyDays: read('SIGNING_KEY_DAYS', 90, parseDays, 'a whole number of days from 1 to 3650'),
    accessTokenSeconds: read(
      'ACCESS_TOKEN_SECONDS',
      900,
      parseTokenSeconds,
      'a whole number of seconds from 5 to 3600',
    ),
    firmDomain: read('FIRM_DOMAIN', 'parvis.example', parseDomain, 'a domain name such as firm.example'),
    frameOrigins: read('FRAME_ORIGINS', [], parseOrigins, 'http or https origins separated by commas'),
    analyticsUrl: read<string | undefined>('ANALYTICS_URL', undefined, parseHttp, 'an http or https address'),
    supportUrl: read(
      'SUPPORT_URL',
      'mailto:support@parvis.example',
      parseLink,
      'an http, https or mailto address',
    ),
    privacyUrl: read(
      'PRIVACY_URL',
      'mailto:privacy@parvis.example',
      parseLink,
      'an http, https or mailto address',
    ),
    portalSettings: environment['PORTAL_SETTINGS']?.trim()
      ? resolve(projectFolder, environment['PORTAL_SETTINGS'].trim())
      : undefined,
    portal: read('PORTAL', 'on', text => switches.find(value => value === text), 'on or off'),
    // A person who tries out the product wants to read its sentences; in production a collector wants every line.
    logLevel: read(
      'LOG_LEVEL',
      production ? 'info' : 'warn',
      text => logLevels.find(level => level === text),
      logLevels.join(', '),
    ),
    production,
  }
  const testData = read<boolean | undefined>(
    'TEST_DATA',
    undefined,
    text => switches.find(value => value === text) && text === 'on',
    'on or off',
  )
  settings.mailFrom = read(
    'MAIL_FROM',
    { name: 'Parvis', address: `no-reply@${settings.firmDomain}` },
    parseSender,
    'an address such as no-reply@firm.example or Parvis <no-reply@firm.example>',
  )
  // The URL may contain a password, so the message does not repeat it.
  if (environment['SMTP_URL']?.trim() && !settings.smtp)
    wrong.push('SMTP_URL must be an address such as smtps://user:password@host:465 or smtp://host:587.')
  if (environment['MAIL_FROM']?.trim() && !environment['SMTP_URL']?.trim())
    wrong.push('MAIL_FROM is for the mail server of SMTP_URL, which is not given.')
  // Reports of the workspace are shown in frames too.
  if (settings.powerBi)
    settings.frameOrigins = [...new Set([...settings.frameOrigins, settings.powerBi.frameOrigin])]
  if (settings.databaseUrl && !isPostgresUrl(settings.databaseUrl))
    wrong.push('DATABASE_URL must be an address such as postgres://user:password@host:5432/database.')
  // Messages about a password do not repeat it.
  if (settings.adminPassword && !isPassword(settings.adminPassword))
    wrong.push('ADMIN_PASSWORD must be 12 to 200 characters long.')
  if (settings.adminPassword && !environment['ADMIN_EMAIL']?.trim())
    wrong.push('ADMIN_EMAIL must be given together with ADMIN_PASSWORD.')
  if (environment['SIGNING_P12_PASSWORD'] && !settings.signingP12)
    wrong.push('SIGNING_P12_PASSWORD is for the file of SIGNING_P12, which is not given.')
  if (environment['TSA_POLICY']?.trim() && !environment['TSA_URL']?.trim())
    wrong.push('TSA_POLICY is for the authority of TSA_URL, which is not given.')
  const s3Names = ['S3_ENDPOINT', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
  const [aimless] = settings.s3 ? [] : s3Names.filter(name => environment[name]?.trim())
  if (aimless) wrong.push(`${aimless} is for the store of S3_BUCKET, which is not given.`)
  if (!environment['S3_ACCESS_KEY_ID']?.trim() !== !environment['S3_SECRET_ACCESS_KEY']?.trim())
    wrong.push('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be given together.')
  const powerBiNames = ['POWERBI_TENANT_ID', 'POWERBI_CLIENT_ID', 'POWERBI_CLIENT_SECRET'] as const
  const told = powerBiNames.filter(name => environment[name]?.trim())
  if (told.length > 0 && !settings.powerBi) wrong.push(`${powerBiNames.join(', ')} must be given together.`)
  if (wrong.length > 0) throw new SettingsError(wrong)
  const shown = environment['DEMO']?.trim() ? settings : withoutPublicDemo(settings)
  // With demo data nothing is real; people of the firm's own provider are.
  return { ...shown, testData: testData ?? (shown.demo !== 'off' && shown.issuer === undefined) }
}

/**
 * The demo password is public in the README, so demo data must be requested explicitly on any machine but one's own.
 */
function withoutPublicDemo(settings: Settings): Settings {
  const { hostname } = new URL(settings.publicOrigin)
  const reason = settings.production
    ? 'NODE_ENV is production'
    : !isLoopback(settings.host)
      ? `HOST ${settings.host} is reached from other machines`
      : !isLoopback(hostname)
        ? `PUBLIC_ORIGIN ${settings.publicOrigin} is not this machine`
        : undefined
  return reason === undefined ? settings : { ...settings, demo: 'off', demoRefused: reason }
}

/** Whether a host is this machine only. @source RFC 6890 (127.0.0.0/8, ::1) and RFC 6761, section 6.3 (localhost) */
function isLoopback(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[|\]$|\.$/g, '')
  if (isIP(name) === 4) return name.startsWith('127.')
  if (isIP(name) === 6) return new URL(`http://[${name}]/`).hostname === '[::1]'
  return name === 'localhost' || name.endsWith('.localhost')
}

function readPowerBi(
  environment: Record<string, string | undefined>,
  read: <T>(name: string, fallback: T, parse: (text: string) => T | undefined, takes: string) => T,
): PowerBiSettings | undefined {
  const key = (name: string) =>
    read<string | undefined>(
      name,
      undefined,
      text => (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text) ? text.toLowerCase() : undefined),
      'a key such as 0b9d3a52-1f0e-4a57-9d6c-8a2b1c3d4e5f',
    )
  const origin = (name: string, usual: string) => read(name, usual, parseOrigin, 'an http or https origin')
  const tenantId = key('POWERBI_TENANT_ID')
  const clientId = key('POWERBI_CLIENT_ID')
  const clientSecret = environment['POWERBI_CLIENT_SECRET']?.trim()
  const places = {
    authority: origin('POWERBI_AUTHORITY', 'https://login.microsoftonline.com'),
    apiUrl: origin('POWERBI_API_URL', 'https://api.powerbi.com'),
    frameOrigin: origin('POWERBI_FRAME_ORIGIN', 'https://app.powerbi.com'),
    role: environment['POWERBI_ROLE']?.trim() || 'Reader',
  }
  if (!tenantId || !clientId || !clientSecret) return undefined
  return { tenantId, clientId, clientSecret, ...places }
}

function readS3(
  environment: Record<string, string | undefined>,
  read: <T>(name: string, fallback: T, parse: (text: string) => T | undefined, takes: string) => T,
): S3Settings | undefined {
  const bucket = read<string | undefined>(
    'S3_BUCKET',
    undefined,
    text => (/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(text) ? text : undefined),
    'the name of a bucket: 3 to 63 small letters, digits, dots and hyphens',
  )
  const endpoint = read<string | undefined>('S3_ENDPOINT', undefined, parseHttp, 'an http or https address')
  const accessKeyId = environment['S3_ACCESS_KEY_ID']?.trim()
  const secretAccessKey = environment['S3_SECRET_ACCESS_KEY']?.trim()
  if (bucket === undefined) return undefined
  return {
    bucket,
    endpoint,
    region: environment['S3_REGION']?.trim() || 'us-east-1',
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
  }
}

function readClamd(
  read: <T>(name: string, fallback: T, parse: (text: string) => T | undefined, takes: string) => T,
): Settings['clamd'] {
  const host = read<string | undefined>(
    'CLAMD_HOST',
    undefined,
    text => (/^[\w.:-]+$/.test(text) ? text : undefined),
    'an address or a host name',
  )
  const port = read('CLAMD_PORT', 3310, parsePort, 'a whole number from 1 to 65535')
  return host === undefined ? undefined : { host, port }
}

function readTimeStamps(
  read: <T>(name: string, fallback: T, parse: (text: string) => T | undefined, takes: string) => T,
): Settings['timeStamps'] {
  const url = read<string | undefined>(
    'TSA_URL',
    undefined,
    parseHttp,
    'an http or https address without a user name',
  )
  const policy = read<string | undefined>(
    'TSA_POLICY',
    undefined,
    text => (/^[0-2](\.(0|[1-9]\d{0,17})){1,30}$/.test(text) ? text : undefined),
    'the number of a policy such as 1.3.6.1.4.1.4146.2.3',
  )
  return url === undefined ? undefined : { url, policy }
}

function parseMegabytes(text: string): number | undefined {
  const megabytes = /^\d{1,9}$/.test(text) ? Number(text) : 0
  return megabytes >= 1 && megabytes <= 100_000_000 ? megabytes : undefined
}

function parsePort(text: string): number | undefined {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0
  return port >= 1 && port <= 65535 ? port : undefined
}

function parseDays(text: string): number | undefined {
  const days = /^\d{1,4}$/.test(text) ? Number(text) : 0
  return days >= 1 && days <= 3650 ? days : undefined
}

function parseTokenSeconds(text: string): number | undefined {
  const seconds = /^\d{1,4}$/.test(text) ? Number(text) : 0
  return seconds >= 5 && seconds <= 3600 ? seconds : undefined
}

function parseEmail(text: string): string | undefined {
  return text.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) ? text.toLowerCase() : undefined
}

function parseSender(text: string): Settings['mailFrom'] | undefined {
  const [, name = '', inBrackets] = /^([^<>"\p{Cc}]{0,100})<([^<>]+)>$/u.exec(text) ?? []
  const address = parseEmail(inBrackets ?? text)
  const mailbox = address === undefined ? undefined : mailboxOf(address)
  return mailbox === undefined ? undefined : { name: name.trim() || 'Parvis', address: mailbox }
}

/** Accepts no path and no options: options of a mail library could read files. */
function parseSmtp(text: string): SmtpSettings | undefined {
  const url = parseUrl(text)
  if (!url || !/^smtps?:$/.test(url.protocol) || !url.hostname) return undefined
  if (!/^\/?$/.test(url.pathname) || url.search || url.hash) return undefined
  if (!url.username !== !url.password || url.port === '0') return undefined
  const isSecure = url.protocol === 'smtps:'
  try {
    return {
      host: url.hostname.replaceAll(/[[\]]/g, ''),
      port: url.port ? Number(url.port) : isSecure ? 465 : 587,
      isSecure,
      isLocal: isLoopback(url.hostname),
      credentials: url.username
        ? { user: decodeURIComponent(url.username), password: decodeURIComponent(url.password) }
        : undefined,
    }
  } catch {
    // An unencoded percent sign in the password.
    return undefined
  }
}

function isPassword(text: string): boolean {
  return text.length >= 12 && text.length <= 200
}

function parseUrl(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined
}

function parseHttp(text: string): string | undefined {
  const url = parseUrl(text)
  return url && /^https?:$/.test(url.protocol) && !url.username ? text : undefined
}

function parseLink(text: string): string | undefined {
  const protocol = parseUrl(text)?.protocol
  return protocol && /^(https?|mailto):$/.test(protocol) ? text : undefined
}

function parseOrigin(text: string): string | undefined {
  const url = parseUrl(text)
  if (!url || !/^https?:$/.test(url.protocol)) return undefined
  return url.pathname === '/' && !url.search && !url.hash && !url.username ? url.origin : undefined
}

function parseOrigins(text: string): string[] | undefined {
  const origins = text.split(',').map(part => parseOrigin(part.trim()))
  const known = origins.filter(origin => origin !== undefined)
  return known.length === origins.length ? [...new Set(known)] : undefined
}

/** A number of proxies is not accepted: a direct caller could then claim any address. */
function parseProxies(text: string): string[] | undefined {
  const proxies = text.split(',').map(part => part.trim())
  return proxies.every(isNetwork) ? proxies : undefined
}

function isNetwork(text: string): boolean {
  if (/^(loopback|linklocal|uniquelocal)$/.test(text)) return true
  const [address = '', prefix, ...rest] = text.split('/')
  const bits = isIP(address) === 4 ? 32 : isIP(address) === 6 ? 128 : 0
  if (bits === 0 || rest.length > 0) return false
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= bits)
}

function parseDomain(text: string): string | undefined {
  const domain = text.toLowerCase()
  return /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(domain) ? domain : undefined
}

function isPostgresUrl(text: string): boolean {
  return /^postgres(ql)?:$/.test(parseUrl(text)?.protocol ?? '')
}
