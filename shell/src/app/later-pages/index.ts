export { applyLateFonts } from './late-fonts';
export { startPageTransitions } from './page-transitions';
export { prefetchLinksInView } from './prefetch-links-in-view';
