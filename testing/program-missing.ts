/** A program of Debian that a test or a part of the campaign cannot do without. */
export class ProgramMissing extends Error {
  constructor(program: string, debian: string) {
    super(`${program} is not installed on this machine: apt-get install ${debian}, then run this again.`)
  }
}
