export { renderHtml } from './render-html';
export { inPage } from './in-page';
export { serveRemote } from './serve-remote';
export { scriptJson } from '@phantom/registry/script-json';
