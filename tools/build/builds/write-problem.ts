import { BuildProblem } from './renew-build.ts'

const forbidden = ['EACCES', 'EPERM', 'EROFS']
const full = ['ENOSPC', 'EDQUOT']
/** SQLite's number for a file that it may not open: the lock of the builds is one. */
const notOpenedBySqlite = 14

/** The sentence where a build stopped because of the disk or of its rights; the bundler reports them in words of its own. */
export function writeProblem(error: unknown): BuildProblem | undefined {
  const { code, message = '', path = 'a file of an earlier build', errcode = 0 } = Object(error)
  if (full.includes(code) || /os error (?:28|122)\b/.test(message))
    return new BuildProblem('The site could not be built, the disk is full: free some space, then try again.')
  if (forbidden.includes(code) || (errcode & 0xff) === notOpenedBySqlite || /os error (?:1|13|30)\b/.test(message))
    return new BuildProblem(
      `The site has to be built and this user cannot write to ${path}: give it the folder dist (chown -R), or run \`npm run build\` with the same variables as a user who can.`,
    )
  return undefined
}
