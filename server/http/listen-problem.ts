import type { Environment } from '#server/environment.ts'

/** Why the port could not be opened, and what to do. */
export function listenProblem(
  error: NodeJS.ErrnoException,
  { PORT, HOST, METRICS_PORT }: Pick<Environment, 'PORT' | 'HOST' | 'METRICS_PORT'>,
) {
  switch (error.code) {
    case 'EADDRINUSE':
      if (METRICS_PORT === PORT)
        return `METRICS_PORT and PORT are both ${PORT}: choose another METRICS_PORT, for example 9464.`
      return `PORT ${PORT} is already in use: stop the other program or choose another port, for example PORT=3001.`
    case 'EACCES':
      return `PORT ${PORT} may not be opened by this user: choose one above 1023, for example PORT=3000.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST ${HOST} is not an address of this machine: choose one that is, for example HOST=0.0.0.0.`
    default:
      return `The server could not listen on ${HOST}:${PORT}: ${error.message}`
  }
}
