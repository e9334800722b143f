export { mockApi, type ApiCall, type ApiMock, type ApiReply } from './mock-api';
export { renderRoutes, type RenderOptions, type RenderedRoutes } from './render-routes';
export { routeMismatches } from './route-mismatches';
