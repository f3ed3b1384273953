/** Runs in a page, as text since tools know no types of the browser: whether it is set in the site's own fonts, not in stand-ins. */
export const hasOwnFonts = `document.fonts.check('1em "Instrument Sans"') && document.fonts.status === 'loaded'`
