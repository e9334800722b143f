import { registerLocales } from '../i18n/translations';
import type { RemoteDefinition, RemoteLifecycles } from './remote-definition';
import { SectionRoot } from './section-root';

/** Turns a route table into a section that the shell can mount. Nothing runs before `mount`. */
export function defineRemote(definition: RemoteDefinition): RemoteLifecycles {
  let section: SectionRoot | undefined;
  return {
    bootstrap: async () => registerLocales(definition.name, definition.locales),
    mount: async ({ container, hydrationData, otherPaths }) => {
      section = new SectionRoot(definition, container, otherPaths);
      if (hydrationData) await section.takeOver(hydrationData);
      else section.draw();
    },
    unmount: async () => section?.unmount(),
  };
}
