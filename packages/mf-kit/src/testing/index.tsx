export { renderRoutes, type RenderOptions, type RenderedRoutes } from './render-routes';
export { routeMismatches } from './route-mismatches';
export { textGaps } from './text-gaps';
