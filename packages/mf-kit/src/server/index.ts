export { renderHtml } from './render-html';
export { inPage } from './in-page';
export { scriptJson } from './script-json';
export { serveRemote } from './serve-remote';
