/** For counting what a visitor does, in seconds. The privacy policy promises a day at most, of which an hour is left to erase what has ended. */
export const longestWindow = 23 * 3600
