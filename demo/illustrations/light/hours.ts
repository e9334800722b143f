import { hex } from '../draw/colour.js';
import type { Light, LightName } from '../draw/light.js';

const dawn: Light = {
  name: 'dawn',
  sky: [
    [0, hex('#6f86ad')],
    [0.42, hex('#b9aebf')],
    [0.74, hex('#f0c3ad')],
    [1, hex('#fbe2c4')],
  ],
  elevation: 0.3,
  lit: [1.04, 0.94, 0.86],
  shade: [0.62, 0.6, 0.74],
  haze: hex('#efcdb9'),
  silhouette: hex('#8b86a6'),
  cloud: hex('#fff0e4'),
  cloudOpacity: 0.55,
  glass: [hex('#8f9cba'), hex('#4d5a7c')],
  lamps: 0.12,
  shadow: 0.2,
};

const morning: Light = {
  name: 'morning',
  sky: [
    [0, hex('#86b2cf')],
    [0.5, hex('#bcd6df')],
    [0.82, hex('#e6ebe2')],
    [1, hex('#f6eedb')],
  ],
  elevation: 0.6,
  lit: [1.05, 1.01, 0.93],
  shade: [0.64, 0.68, 0.79],
  haze: hex('#dfe6e0'),
  silhouette: hex('#8fa5b5'),
  cloud: hex('#ffffff'),
  cloudOpacity: 0.8,
  glass: [hex('#9dbccd'), hex('#46607a')],
  lamps: 0.03,
  shadow: 0.24,
};

const noon: Light = {
  name: 'noon',
  sky: [
    [0, hex('#5e97c2')],
    [0.55, hex('#9dc6da')],
    [0.88, hex('#d7e7e6')],
    [1, hex('#eaefe4')],
  ],
  elevation: 0.95,
  lit: [1.06, 1.04, 0.98],
  shade: [0.62, 0.67, 0.8],
  haze: hex('#cfe0e3'),
  silhouette: hex('#7f9db3'),
  cloud: hex('#ffffff'),
  cloudOpacity: 0.9,
  glass: [hex('#92bdd6'), hex('#3a5872')],
  lamps: 0.02,
  shadow: 0.28,
};

const golden: Light = {
  name: 'golden hour',
  sky: [
    [0, hex('#7f98b8')],
    [0.38, hex('#c5bcb4')],
    [0.7, hex('#f3cb8e')],
    [1, hex('#fbdfa6')],
  ],
  elevation: 0.36,
  lit: [1.1, 0.97, 0.78],
  shade: [0.58, 0.54, 0.66],
  haze: hex('#f0cf9f'),
  silhouette: hex('#a08d90'),
  cloud: hex('#fff0d2'),
  cloudOpacity: 0.6,
  glass: [hex('#d9b98c'), hex('#5a5568')],
  lamps: 0.1,
  shadow: 0.26,
};

const dusk: Light = {
  name: 'dusk',
  sky: [
    [0, hex('#1f3158')],
    [0.4, hex('#4c5685')],
    [0.72, hex('#a9768b')],
    [0.9, hex('#e39b78')],
    [1, hex('#f3bd8a')],
  ],
  elevation: 0.3,
  lit: [0.68, 0.63, 0.76],
  shade: [0.38, 0.4, 0.58],
  haze: hex('#a97f92'),
  silhouette: hex('#4d4d77'),
  cloud: hex('#eaa98d'),
  cloudOpacity: 0.45,
  glass: [hex('#56648f'), hex('#2a3557')],
  lamps: 0.55,
  shadow: 0.2,
};

const night: Light = {
  name: 'night',
  sky: [
    [0, hex('#0a1530')],
    [0.5, hex('#15264c')],
    [0.85, hex('#2d4370')],
    [1, hex('#4a5c88')],
  ],
  elevation: 0.7,
  lit: [0.46, 0.52, 0.7],
  shade: [0.26, 0.3, 0.46],
  haze: hex('#33476f'),
  silhouette: hex('#1e3058'),
  cloud: hex('#4b5f8d'),
  cloudOpacity: 0.35,
  glass: [hex('#2c406b'), hex('#17223f')],
  lamps: 0.5,
  shadow: 0.24,
  stars: true,
};

const snow: Light = {
  name: 'snow',
  sky: [
    [0, hex('#4a5d80')],
    [0.5, hex('#7f8fac')],
    [0.85, hex('#b7bfce')],
    [1, hex('#d6d6da')],
  ],
  elevation: 0.8,
  lit: [0.82, 0.83, 0.92],
  shade: [0.56, 0.6, 0.73],
  haze: hex('#bcc3d0'),
  silhouette: hex('#76859f'),
  cloud: hex('#cfd6e2'),
  cloudOpacity: 0.4,
  glass: [hex('#71819f'), hex('#3a4763')],
  lamps: 0.5,
  shadow: 0.12,
  snow: true,
};

export const HOURS: Record<LightName, Light> = {
  dawn,
  morning,
  noon,
  'golden hour': golden,
  dusk,
  night,
  snow,
};
