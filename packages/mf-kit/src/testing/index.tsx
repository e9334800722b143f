export { renderRoutes, type RenderOptions, type RenderedRoutes } from './render-routes';
export { routeMismatches } from './route-mismatches';
