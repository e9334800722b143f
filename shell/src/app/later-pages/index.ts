export { applyLateFonts } from './late-fonts';
export { startPageTransitions } from './page-transitions';
