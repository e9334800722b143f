export { renderHtml } from './render-html';
export { renderPageHead } from './render-head';
export { inPage } from './in-page';
export { serveRemote } from './serve-remote';
export { scriptJson } from '@phantom/registry/script-json';
