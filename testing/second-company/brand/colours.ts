import type { Palette } from '#content/palette.ts'

export const palette: Palette = {
  light: {
    paper: '#fffdf8',
    ink: '#1f1410',
    slate: '#5c4a42',
    blue: '#8a2f0b',
    sky: '#f6e3d3',
    mist: '#fbf4ec',
    line: '#e2cfc0',
    success: '#1d6b2f',
    danger: '#a3172b',
    deep: '#201009',
  },
  dark: {
    paper: '#1c120d',
    ink: '#fbefe4',
    slate: '#d3beb0',
    blue: '#ffb38a',
    sky: '#4a2c1b',
    mist: '#281a13',
    line: '#5a4234',
    success: '#86d59b',
    danger: '#ffa3ad',
    deep: '#120a06',
  },
  both: {
    prussian: '#14402f',
    'prussian-light': '#1c5640',
    gold: '#ff9e7a',
    'gold-light': '#ffb79c',
    white: '#fefefe',
    haze: '#cfe3d6',
    trace: '#6fa287',
  },
}
