import { registerLocales } from '../i18n/translations';
import type { RemoteDefinition, RemoteLifecycles } from './remote-definition';

let defined: RemoteDefinition | undefined;

/**
 * Registers the remote; a server mounts nothing.
 * @public the server build resolves define-remote to this file
 */
export function defineRemote(definition: RemoteDefinition): RemoteLifecycles {
  defined = definition;
  registerLocales(definition.name, definition.locales);
  const nothing = async () => undefined;
  return { bootstrap: nothing, mount: nothing, unmount: nothing };
}

/** @throws Error if the remote's module has not called `defineRemote` */
export function definedRemote(): RemoteDefinition {
  if (!defined) throw new Error('src/remote.tsx does not call defineRemote');
  return defined;
}
