/** Where anybody can have a mailbox. */
const publicMailboxes = new Set([
  ...['gmail.com', 'googlemail.com', 'outlook.com', 'outlook.fr', 'hotmail.com', 'hotmail.fr', 'live.com', 'live.fr'],
  ...[
    'msn.com',
    'yahoo.com',
    'yahoo.fr',
    'icloud.com',
    'me.com',
    'aol.com',
    'gmx.com',
    'gmx.fr',
    'gmx.net',
    'mail.com',
  ],
  ...['proton.me', 'protonmail.com', 'pm.me', 'orange.fr', 'wanadoo.fr', 'free.fr', 'sfr.fr', 'bbox.fr', 'laposte.net'],
])

export function isPublicMailbox(domain: string): boolean {
  return publicMailboxes.has(domain)
}
