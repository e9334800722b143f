import { report } from './report';

interface LoadedBuild {
  remote: string;
  version: string;
}

/** By the folder that a build's scripts come from. */
const loaded = new Map<string, LoadedBuild>();

/** From now on an error out of the build's scripts is its failure: the first one of each visit. */
export function expectPageErrors(build: LoadedBuild, url: string): void {
  loaded.set(new URL('.', new URL(url, document.baseURI)).href, build);
}

/** Finds the build whose scripts an error of the page came from. */
export function watchPageErrors(): void {
  window.addEventListener('error', ({ error, filename }) => blame(error, filename));
  window.addEventListener('unhandledrejection', ({ reason }) => blame(reason));
}

function blame(error: unknown, filename = ''): void {
  const trace = `${filename} ${error instanceof Error ? error.stack : ''}`;
  for (const [folder, build] of loaded) {
    if (!trace.includes(folder)) continue;
    loaded.delete(folder);
    report({ ...build, outcome: 'failed', reason: 'page' });
  }
}
