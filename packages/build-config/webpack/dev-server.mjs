import { remotes } from '../remotes.mjs';
import { tellPagesOfOtherParts } from './build-status.mjs';

const FIRST_PORT = 9101;

/** The port of a remote's development server; `DEV_PORT` in the environment takes its place. */
export function devPort(name) {
  return Number(process.env.DEV_PORT ?? FIRST_PORT + remotes.indexOf(name));
}

/** Whether the page is that of a deployed site: its React is not one that lets components be replaced while they run. */
export const isForDeployedSite = () => Boolean(process.env.DEV_SITE);

/** A server for one remote; the page itself comes from a gateway. It reloads the section, or else the page. */
export function devServer(name) {
  const port = devPort(name);
  return {
    host: '127.0.0.1',
    port,
    hot: !isForDeployedSite(),
    liveReload: true,
    allowedHosts: 'all',
    // The page has another origin (the gateway's), so scripts and hot updates cross origins.
    headers: { 'Access-Control-Allow-Origin': '*' },
    client: {
      webSocketURL: `ws://127.0.0.1:${port}/ws`,
      // What a page throws is for its own error state.
      overlay: { errors: true, warnings: false, runtimeErrors: false },
      logging: 'warn',
    },
    static: false,
    onListening: (server) => void tellPagesOfOtherParts(server, name),
  };
}
