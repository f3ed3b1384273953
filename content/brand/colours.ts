import type { Palette } from '../palette.ts'

/**
 * The only place where a colour is written: styles, pictures, icons and mails are made of these. Their names are those of
 * the first house; palette.ts says what each is for, and which of them have to be readable on which.
 */
export const palette: Palette = {
  light: {
    paper: '#ffffff',
    ink: '#081a3a',
    slate: '#46546e',
    blue: '#1746c9',
    sky: '#dce7fb',
    mist: '#f2f6fd',
    line: '#cfdaec',
    success: '#0e6f52',
    danger: '#b3261e',
    deep: '#081a3a',
  },
  dark: {
    paper: '#071531',
    ink: '#eaf1ff',
    slate: '#b3c2de',
    blue: '#9dbbff',
    sky: '#17346f',
    mist: '#0b1e42',
    line: '#2a4273',
    success: '#6fd6b0',
    danger: '#ff9d94',
    deep: '#040d20',
  },
  both: {
    prussian: '#0a2a66',
    'prussian-light': '#123a86',
    gold: '#ffc83d',
    'gold-light': '#ffd873',
    white: '#ffffff',
    haze: '#c6d5f4',
    trace: '#5b7cc4',
  },
}
