import { registerLocales } from '../i18n/translations';
import type { RemoteDefinition, RemoteLifecycles } from './remote-definition';

let defined: RemoteDefinition | undefined;

/**
 * Notes what the remote is made of; a server mounts nothing.
 * @public the server build takes it for that of the file's twin
 */
export function defineRemote(definition: RemoteDefinition): RemoteLifecycles {
  defined = definition;
  registerLocales(definition.name, definition.locales);
  const nothing = async () => undefined;
  return { bootstrap: nothing, mount: nothing, unmount: nothing };
}

/** @throws Error if the remote's module called no `defineRemote` */
export function definedRemote(): RemoteDefinition {
  if (!defined) throw new Error('src/remote.tsx does not call defineRemote');
  return defined;
}
