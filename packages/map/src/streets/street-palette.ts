/** The colours of the map of streets. */
export interface StreetPalette {
  land: string;
  elsewhere: string;
  outside: string;
  water: string;
  waterText: string;
  park: string;
  parkText: string;
  casing: string;
  street: string;
  artery: string;
  motorway: string;
  path: string;
  rail: string;
  ferry: string;
  text: string;
  mutedText: string;
  halo: string;
  station: string;
  stationEdge: string;
  school: string;
}

type Token = 'surface' | 'text' | 'text-muted' | 'heading';

/** What the design tokens do not name: colours of the ground, for each theme. */
const GROUND = {
  light: {
    outside: '#ece6da',
    land: '#f8f5ee',
    elsewhere: '#efeae0',
    water: '#c3d5e6',
    waterText: '#4a6a8c',
    park: '#d3e2c4',
    parkText: '#3c6130',
    casing: '#d8cfbe',
    street: '#ffffff',
    artery: '#f6e7c1',
    motorway: '#e9c987',
    path: '#cfc2a8',
    rail: '#a79f90',
    ferry: '#7d9cba',
    school: '#6b5590',
  },
  dark: {
    outside: '#0f1828',
    land: '#18243a',
    elsewhere: '#142033',
    water: '#0a1424',
    waterText: '#7794b8',
    park: '#1d3a33',
    parkText: '#8fc0a0',
    casing: '#101a2b',
    street: '#2e3d58',
    artery: '#43506a',
    motorway: '#66603f',
    path: '#3a4a52',
    rail: '#56647d',
    ferry: '#3f5c82',
    school: '#b9a5e0',
  },
};

/** Reads the palette of the theme that the page shows. */
export const readPalette = (root: HTMLElement = document.documentElement): StreetPalette => {
  const style = getComputedStyle(root);
  const token = (name: Token) => style.getPropertyValue(`--pp-${name}`).trim();
  const isDark = style.colorScheme === 'dark';
  return {
    ...GROUND[isDark ? 'dark' : 'light'],
    text: token('text'),
    mutedText: token('text-muted'),
    halo: token('surface'),
    station: token('surface'),
    stationEdge: token('heading'),
  };
};

/** Calls back when the page changes its theme. Returns a function that ends the watch. */
export const watchTheme = (onChange: () => void): (() => void) => {
  const preference = window.matchMedia('(prefers-color-scheme: dark)');
  preference.addEventListener('change', onChange);
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    preference.removeEventListener('change', onChange);
    observer.disconnect();
  };
};
