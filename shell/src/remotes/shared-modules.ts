import * as kit from '@phantom/mf-kit';
import * as ui from '@phantom/ui';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';

const modules: Record<string, unknown> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
  '@phantom/mf-kit': kit,
  '@phantom/ui': ui,
};

/** The version of each shared module; the build inserts it. */
declare const SHARED_VERSIONS: Readonly<Record<string, string>>;

/** The modules as Module Federation shares them: one copy on the page, the shell's. */
export function sharedModules() {
  return Object.fromEntries(
    Object.entries(SHARED_VERSIONS).map(([name, version]) => {
      const shared = modules[name];
      if (!shared) throw new Error(`${name} is to be shared, but is not in shared-modules.ts`);
      return [name, { version, lib: () => shared, shareConfig: SINGLETON }];
    }),
  );
}

/** The range is the remotes' to name: the shell takes its own copy whatever it is. */
const SINGLETON = { singleton: true, requiredVersion: false } as const;
