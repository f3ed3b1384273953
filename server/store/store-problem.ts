import { otherFile } from './same-file.ts'
import { databaseAddress, type StoreSettings, sqliteFile } from './store-name.ts'

/**
 * `unreachable` may pass by itself; `refused` lasts until somebody changes a setting or a permission; `failed` is all that
 * happens once the store has let us in.
 */
export type StoreProblem = { readonly kind: 'unreachable' | 'refused' | 'failed'; readonly sentence: string }

/** What an error of the store means to whoever runs the site: one sentence with the cure, without a password. */
export function storeProblem(error: unknown, { DATABASE_URL, DATA_DIR }: StoreSettings): StoreProblem {
  const { code = '', message = '', errcode = 0, syscall = '' } = Object(error)
  const clues = { code: String(code), message: String(message), errcode: Number(errcode), syscall: String(syscall) }
  return DATABASE_URL ? postgresProblem(clues, DATABASE_URL) : sqliteProblem(clues, DATA_DIR)
}

type Clues = { code: string; message: string; errcode: number; syscall: string }

const unknownHost = ['ENOTFOUND', 'EAI_AGAIN', 'EAI_NODATA', 'EAI_NONAME']
const noAnswer = ['ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'EHOSTDOWN', 'ENETDOWN']
const cutConnection = ['ECONNRESET', 'EPIPE', '57P01', '57P02', '57P05']
const tookTooLong = ['57014', '55P03', '25P03', '40P01']
/** OpenSSL's names for a certificate that is not believed, and Node's for what went wrong before there was one. */
const tlsCodes = /^(?:CERT_|UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_|HOSTNAME_MISMATCH|INVALID_CA|ERR_TLS_|ERR_SSL_|EPROTO)/

/** Never the server's own words: they may repeat what somebody typed, and end up in the log. */
function postgresProblem({ code, message, syscall }: Clues, url: string): StoreProblem {
  const { host, user, database, address } = databaseAddress(url)

  if (code === 'ECONNREFUSED' || (code === 'ENOENT' && syscall === 'connect'))
    return unreachable(
      `nothing listens on ${address}`,
      'start PostgreSQL there, or correct host and port in DATABASE_URL.',
    )
  if (unknownHost.includes(code))
    return unreachable(
      `the host name ${host} is unknown`,
      "correct it in DATABASE_URL, or this machine's name service.",
    )
  if (noAnswer.includes(code) || /timeout expired|connection timeout|timeout exceeded/.test(message))
    return unreachable(`${address} does not answer`, 'check the host in DATABASE_URL, and the firewalls on the way.')
  if (code === '57P03')
    return unreachable(`${address} is starting or stopping`, 'wait until it takes connections, or read its log.')
  if (code === '53300')
    return unreachable(`${address} has no connection left`, 'end other clients, or raise its max_connections.')
  if (cutConnection.includes(code) || code.startsWith('08') || /Connection terminated|invalid response/.test(message))
    return unreachable(`${address} broke the connection off`, 'check that PostgreSQL runs there, and read its log.')

  if (/client password must be/.test(message))
    return refused(`${user} without a password`, 'give one in DATABASE_URL, as in postgres://user:password@host/name.')
  if (code === '28P01')
    return refused(
      `the user ${user} or its password`,
      'correct them in DATABASE_URL, where characters such as @ : / # % are percent-encoded.',
    )
  if (code === '28000' && message.includes('no encryption'))
    return refused(
      `${user} from this machine, or without TLS`,
      `let it in by a line in the server's pg_hba.conf (host ${database} ${user} ADDRESS/32 scram-sha-256), or add ?sslmode=verify-full to DATABASE_URL where that asks for TLS.`,
    )
  if (code === '28000')
    return refused(`the user ${user}`, `create the role, or let it connect to ${database} in the server's pg_hba.conf.`)
  if (code === '3D000')
    return refused(
      `the name ${database}, it has no such database`,
      `create it (createdb ${database}), or correct the name in DATABASE_URL.`,
    )
  if (code === '42501')
    return refused(
      `the user ${user} a right on ${database}`,
      `make it the owner (ALTER DATABASE ${database} OWNER TO ${user}), or grant it CREATE on the schema public.`,
    )
  if (code === '25006') return refused('to write, it is a read-only copy', 'point DATABASE_URL to the primary server.')
  if (/does not support SSL/.test(message))
    return refused('TLS, it has none', 'turn ssl on there, or remove sslmode from DATABASE_URL.')
  if (tlsCodes.test(code) || /SSL connection/.test(message))
    return refused(
      `a TLS connection that can be trusted (${code || 'no TLS answer'})`,
      `its certificate must name ${host}, and its authority's file be given as sslrootcert in DATABASE_URL.`,
    )
  if (code === 'ENOENT' || code === 'EACCES')
    return {
      kind: 'refused',
      sentence:
        'DATABASE_URL names a certificate file that cannot be read: correct sslrootcert, sslcert or sslkey in it.',
    }

  if (code === '53100') return failed(`the disk of ${address} is full`, 'free some space there.')
  if (tookTooLong.includes(code) || /Query read timeout/.test(message))
    return failed(`it took too long, ${code || 'without an answer'}`, 'see what else holds its tables, and try again.')
  return failed(code ? `code ${code}` : 'without a code', `read the log of PostgreSQL on ${address}.`)
}

export const sqliteCodes = { busy: 5, locked: 6, readOnly: 8, disk: 10, corrupt: 11, full: 13, noDatabase: 26 } as const

function sqliteProblem({ code, errcode, message }: Clues, folder: string): StoreProblem {
  const file = sqliteFile(folder)
  const elsewhere = 'give a folder in DATA_DIR that this user may write to.'
  // The extended codes say more in the upper bytes.
  const primary = errcode & 0xff

  if (code === 'ENOSPC' || code === 'EDQUOT' || primary === sqliteCodes.full)
    return unusable('failed', 'the disk is full', 'free some space, and try again.')
  if (code === otherFile)
    return unusable(
      'failed',
      `${file} was removed or replaced while the site runs`,
      'put the file in its place that the site is to go on with, then start it again.',
    )
  if (code === 'EROFS') return unusable('refused', 'its file system is read-only', elsewhere)
  if (code === 'EACCES' || code === 'EPERM') return unusable('refused', 'this user may not write there', elsewhere)
  // What Node says where a read-only file system refuses a folder and its parents.
  if (code === 'ENOENT') return unusable('refused', 'it is not there and cannot be made', elsewhere)
  if (code === 'EEXIST' || code === 'ENOTDIR') return unusable('refused', 'a file is in its way', elsewhere)
  if (primary === sqliteCodes.readOnly)
    return unusable('refused', `${file} is read-only`, 'give the folder and its files to this user (chown).')
  if (primary === sqliteCodes.corrupt || primary === sqliteCodes.noDatabase)
    return unusable(
      'failed',
      `${file} is damaged, or no SQLite file`,
      'put a backup in its place, and keep the old file.',
    )
  if (primary === sqliteCodes.busy || primary === sqliteCodes.locked)
    return unusable('failed', `another program has locked ${file}`, 'end it, or its open transaction.')
  if (primary === sqliteCodes.disk)
    return unusable('failed', 'the disk answers with an error', 'check it; a network file system will not do.')
  return unusable('failed', message || code || 'without a reason', elsewhere)

  function unusable(kind: StoreProblem['kind'], reason: string, cure: string): StoreProblem {
    return { kind, sentence: `DATA_DIR ${folder} cannot hold the store (${reason}): ${cure}` }
  }
}

function unreachable(reason: string, cure: string): StoreProblem {
  return { kind: 'unreachable', sentence: `The database cannot be reached (${reason}): ${cure}` }
}

function refused(what: string, cure: string): StoreProblem {
  return { kind: 'refused', sentence: `The database refused ${what}: ${cure}` }
}

function failed(reason: string, cure: string): StoreProblem {
  return { kind: 'failed', sentence: `The database failed (${reason}): ${cure}` }
}
