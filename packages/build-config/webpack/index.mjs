export { devPort } from './dev-server.mjs';
export { remoteConfig } from './remote.mjs';
export { shellConfig } from './shell.mjs';
