/**
 * When the purposes of consent, or the services behind them, last changed: a choice made before is erased and asked again.
 * In a file of its own, since the boot script needs nothing else of them.
 */
export const purposesChangedOn = '2025-01-28'
