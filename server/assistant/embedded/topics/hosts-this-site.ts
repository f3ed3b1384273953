/** Told with who hosts this site: nobody is to take it for what holds of the platform that is delivered to them. */
export const hostsThisSite = {
  french: "Il s'agit de ce site : l'hébergeur de votre plateforme n'y est pas nommé.",
  english: 'This is about this site: it does not name the host of your platform.',
} as const
