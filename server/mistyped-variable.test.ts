import { describe, expect, test } from 'vitest'
import { EnvironmentError, readEnvironment } from './environment.ts'

const ownNames = [
  'DATA_DIR',
  'DATABASE_URL',
  'SITE_URL',
  'BACKEND_URL',
  'ANON_KEY',
  'ALLOWED_ORIGINS',
  'SMTP_URL',
  'MAIL_FROM',
  'MAIL_TO',
  'LLM_BASE_URL',
  'LLM_API_KEY',
  'LLM_MODEL',
  'LLM_PROVIDERS',
  'CHAT_RATE',
  'CONTACT_RATE',
  'CHAT_DAILY_BUDGET',
  'TRUSTED_PROXIES',
  'TEAM_EMAILS',
  'LEADS_WEBHOOK_URL',
  'LEADS_WEBHOOK_SECRET',
  'METRICS_PORT',
  'LOG_LEVEL',
  'MATOMO_URL',
  'MATOMO_SITE_ID',
  'VIDEO_URL',
]

describe('A variable that is nearly one of ours stops the start with one sentence', () => {
  test.each([
    ['TRUSTED_PROXY', 'TRUSTED_PROXIES'],
    ['TRUST_PROXY', 'TRUSTED_PROXIES'],
    ['TRUSTED_PROXYS', 'TRUSTED_PROXIES'],
    ['trusted_proxies', 'TRUSTED_PROXIES'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['DATABASE_URL_FILE', 'DATABASE_URL'],
    ['DB_URL', 'DATABASE_URL'],
    ['DATADIR', 'DATA_DIR'],
    ['SMTP_HOST', 'SMTP_URL'],
    ['LLM_KEY', 'LLM_API_KEY'],
    ['LLM_URL', 'LLM_BASE_URL'],
    ['LLM_PROVIDER', 'LLM_PROVIDERS'],
    ['MAIL_TOO', 'MAIL_TO'],
    ['EMAIL_TO', 'MAIL_TO'],
    ['ALOWED_ORIGIN', 'ALLOWED_ORIGINS'],
    ['CHAT_BUDGET', 'CHAT_DAILY_BUDGET'],
    ['MATOMO_ID', 'MATOMO_SITE_ID'],
    ['METRIC_PORT', 'METRICS_PORT'],
    ['TEAM_EMAIL', 'TEAM_EMAILS'],
    ['TEAM_MAILS', 'TEAM_EMAILS'],
  ])('%s', (name, meant) => {
    expect(problemOf({ [name]: 'x' })).toBe(`${name} is not read: set ${meant} instead, or start without ${name}.`)
  })

  test.each(ownNames)('%s with two letters swapped, one lost or one doubled', (name) => {
    const letters = [...name]
    const variants = letters.flatMap((letter, index) => [
      letters.toSpliced(index, 2, letters[index + 1] ?? '', letter).join(''),
      letters.toSpliced(index, 1).join(''),
      letters.toSpliced(index, 0, letter).join(''),
    ])
    for (const variant of variants) {
      if (variant === name || /^MAIL(?:TO|FROM)$/.test(variant) || ownNames.includes(variant)) continue
      if (variant.split('_').filter(Boolean).length !== name.split('_').length) continue
      expect(problemOf({ [variant]: 'x' }), variant).toContain(`set ${name} instead`)
    }
  })
})

describe('A variable that others mean does not', () => {
  test('though it looks like ours, where ours is set too or it is empty', () => {
    expect(problemOf({ DATABASE_URI: 'x', DATABASE_URL: 'postgres://localhost/site' })).toBeUndefined()
    expect(problemOf({ TRUSTED_PROXY: ' ' })).toBeUndefined()
  })

  test('in a neighbourhood of Docker or Kubernetes whose services are named like our variables', () => {
    const services = new Set(ownNames.map((name) => name.slice(0, name.indexOf('_'))))
    for (const service of [...services, 'METRIC', 'LOGS', 'MAILS', 'PORT', 'HOST', 'TEAM', 'LEADS', 'KUBERNETES']) {
      const variables = {
        [`${service}_SERVICE_HOST`]: '10.96.0.1',
        [`${service}_SERVICE_PORT`]: '443',
        [`${service}_SERVICE_PORT_HTTPS`]: '443',
        ...(service === 'METRICS' ? {} : { [`${service}_PORT`]: 'tcp://10.96.0.1:443' }),
        [`${service}_PORT_443_TCP`]: 'tcp://10.96.0.1:443',
        [`${service}_PORT_443_TCP_PROTO`]: 'tcp',
        [`${service}_PORT_443_TCP_PORT`]: '443',
        [`${service}_PORT_443_TCP_ADDR`]: '10.96.0.1',
        [`${service}_NAME`]: `/web/${service}`,
        [`${service}_ENV_VERSION`]: '1',
      }
      expect(problemOf(variables), service).toBeUndefined()
    }
  })

  test.each(Object.entries(usualEnvironments()))('%s', (_, names) => {
    const variables = Object.fromEntries(names.split(/\s+/).map((name) => [name, 'x']))
    expect(problemOf(variables)).toBeUndefined()
  })
})

function usualEnvironments() {
  return {
    'Debian, with cron and a desktop': `SHELL PWD HOME LANG LANGUAGE LC_ALL LC_CTYPE TERM USER LOGNAME SHLVL PATH MAIL MAILTO
      MAILFROM HOSTNAME HOSTTYPE OLDPWD EDITOR PAGER LS_COLORS TZ TMPDIR DISPLAY XAUTHORITY XDG_DATA_DIRS XDG_DATA_HOME
      XDG_CONFIG_DIRS XDG_RUNTIME_DIR XDG_SESSION_ID DBUS_SESSION_BUS_ADDRESS SSH_CONNECTION SSH_CLIENT SSH_TTY SUDO_USER
      SUDO_COMMAND DEBIAN_FRONTEND LOG LOGS DATA DATABASE URL CHAT SITE PORTS HOSTS`,
    systemd: `INVOCATION_ID JOURNAL_STREAM SYSTEMD_EXEC_PID NOTIFY_SOCKET LISTEN_FDS LISTEN_PID WATCHDOG_USEC WATCHDOG_PID
      RUNTIME_DIRECTORY STATE_DIRECTORY CACHE_DIRECTORY LOGS_DIRECTORY CONFIGURATION_DIRECTORY CREDENTIALS_DIRECTORY
      MEMORY_PRESSURE_WATCH MEMORY_PRESSURE_WRITE MAINPID`,
    'Node and npm': `NODE NODE_ENV NODE_OPTIONS NODE_PATH NODE_COMPILE_CACHE NODE_EXTRA_CA_CERTS NODE_VERSION YARN_VERSION
      INIT_CWD COLOR FORCE_COLOR NO_COLOR npm_config_loglevel npm_config_log_level npm_package_json npm_lifecycle_event
      npm_execpath npm_config_data_dir CHROME_PATH PLAYWRIGHT_BROWSERS_PATH VITEST VITE_USER_NODE_ENV VITE_SITE_URL`,
    proxies: 'HTTP_PROXY HTTPS_PROXY NO_PROXY ALL_PROXY http_proxy https_proxy no_proxy FTP_PROXY TRUSTED_HOSTS',
    PostgreSQL: `PGHOST PGPORT PGUSER PGPASSWORD PGDATABASE PGDATA PGSSLMODE PGAPPNAME POSTGRES_USER POSTGRES_PASSWORD
      POSTGRES_DB POSTGRES_HOST DATABASE_HOST DATABASE_PORT DATABASE_NAME DATABASE_USER DATABASE_PASSWORD DB_HOST DB_NAME`,
    'GitHub Actions': `CI GITHUB_ACTIONS GITHUB_ACTION GITHUB_ACTOR GITHUB_API_URL GITHUB_BASE_REF GITHUB_ENV GITHUB_SERVER_URL
      GITHUB_GRAPHQL_URL GITHUB_REPOSITORY GITHUB_SHA GITHUB_TOKEN GITHUB_WORKSPACE RUNNER_OS RUNNER_TEMP RUNNER_TOOL_CACHE
      ACTIONS_RUNTIME_URL ACTIONS_CACHE_URL ACTIONS_ID_TOKEN_REQUEST_URL ImageOS ImageVersion ANDROID_HOME JAVA_HOME`,
    'GitLab and hosting platforms': `CI_JOB_URL CI_API_V4_URL CI_PAGES_URL CI_SERVER_HOST DYNO RENDER_EXTERNAL_URL FLY_APP_NAME
      RAILWAY_STATIC_URL VERCEL_URL K_SERVICE K_REVISION AWS_REGION AWS_ACCESS_KEY_ID WEBSITE_SITE_NAME BASE_URL API_URL
      PUBLIC_URL SENTRY_DSN REDIS_URL OTEL_LOG_LEVEL RUST_LOG OTEL_EXPORTER_OTLP_METRICS_ENDPOINT METRICS_HOST METRICS_PATH`,
    'another application beside': `MAIL_HOST MAIL_PORT MAIL_USERNAME MAIL_PASSWORD MAIL_ENCRYPTION MAIL_MAILER MAIL_FROM_NAME
      MAIL_FROM_ADDRESS MAIL_DRIVER LOG_CHANNEL LOG_FORMAT LOG_DIR LOG_FILE CHAT_ID CHAT_URL CONTACT_EMAIL SITE_ID SITE_NAME
      SITE_TITLE VIDEO_ID MATOMO_TOKEN MATOMO_DATABASE_HOST LLM_TEMPERATURE LLM_TIMEOUT DATA_SOURCE DATA_URL ANON_USER`,
  }
}

function problemOf(variables: Record<string, string>) {
  try {
    readEnvironment(variables)
    return undefined
  } catch (error) {
    if (error instanceof EnvironmentError) return error.message
    throw error
  }
}
