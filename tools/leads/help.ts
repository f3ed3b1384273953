export const help = `The team's tool on the stored contact requests.

  npm run leads -- list [--quarantine] [--limit 50] [--json]
      the newest first; --quarantine shows only what seems to come from a machine
  npm run leads -- show <id> [--json]
      one request with its mails; the beginning of the id is enough
  npm run leads -- export [--format csv|json] [--since 2026-01-31] [--output file]
      all requests; the CSV is safe to open in a spreadsheet
  npm run leads -- access <e-mail address> [--json] [--output folder]
      everything held on one person: as a letter in French, as JSON, or both as files in a folder
  npm run leads -- correct <e-mail address> --set field=value [--set …] [--request id]
      corrects what they sent, by the form's rules; mails not yet sent follow
  npm run leads -- limit <e-mail address> [--lift]
      kept, and not processed: no mail, no list, no export, no purge, until it is lifted
  npm run leads -- erase <e-mail address>
      everything about one person: requests, the team's notes, mails, .eml files
  npm run leads -- breach
      whom to tell of a data breach: the addresses of all who sent a request, limited ones too, and of the team, one a line;
      it also reads the copy of a backup from before an update
  npm run leads -- purge [--dry-run] [--former]
      people whose last request is older than 3 years (the server does it every day); in the store that a move to PostgreSQL
      has left, --former also ends what counted visitors and what opened the desk
  npm run leads -- release <id>
      out of quarantine, for a request that is no machine's: it gets its mails, and is kept as the others are
  npm run leads -- retry [<mail id>]
      tries again the mails that were set aside, or one of them
  npm run leads -- backup <file>
      a copy of the SQLite store, while the server runs; a new file, for its owner alone

It works on the store of the environment (DATABASE_URL, else SQLite in DATA_DIR), names it on standard error and never
makes one: give it the variables that the service runs with. In a pipe, npm run --silent keeps npm's own lines out.
`
