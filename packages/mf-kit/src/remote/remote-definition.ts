import type { LocaleLoader } from '../i18n/translations';
import type { RemoteRoute } from '../router/remote-route';
import type { SectionData } from './section-data';

/** What a remote is made of. */
export interface RemoteDefinition {
  /** As in remote.json; also the namespace of its texts. */
  name: string;
  routes: RemoteRoute[];
  locales: LocaleLoader;
}

/** What the shell hands over at mount. */
export interface RemoteProps {
  /** The remote's own element; its content is the remote's until unmount. */
  container: HTMLElement;
  /** Comes with content that the server has drawn into the element: it is taken over as it stands. */
  hydrationData?: SectionData;
}

/** The lifecycles that a remote exposes to the shell. */
export interface RemoteLifecycles {
  bootstrap: () => Promise<void>;
  mount: (props: RemoteProps) => Promise<void>;
  unmount: () => Promise<void>;
}

/** React tells the ids of one section's elements from another's by it. */
export const identifierPrefix = ({ name }: Pick<RemoteDefinition, 'name'>): string => `${name}-`;
