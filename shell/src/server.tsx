// The entry of the server bundle.
export { renderFrame } from './server/render-frame';
