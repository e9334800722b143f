import type { LocaleLoader } from '../i18n/translations';
import type { RemoteRoute } from '../router/remote-route';
import type { SectionData } from './section-data';

export interface RemoteDefinition {
  /** As in remote.json; also the namespace of its texts and the `data-remote` of its styles. */
  name: string;
  routes: RemoteRoute[];
  locales: LocaleLoader;
}

/** What the shell passes at mount. */
export interface RemoteProps {
  /** The remote's element; its content belongs to the remote until unmount. */
  container: HTMLElement;
  /** Passed when the server has rendered into the element: the remote hydrates it. */
  hydrationData?: SectionData;
  /** The route patterns of all other sections: a page of theirs never matches a less specific route of this remote. */
  otherPaths?: readonly string[];
}

/** What a remote exposes to the shell. */
export interface RemoteLifecycles {
  bootstrap: () => Promise<void>;
  mount: (props: RemoteProps) => Promise<void>;
  unmount: () => Promise<void>;
}

/** Keeps the `useId` ids of sections apart. */
export const identifierPrefix = ({ name }: Pick<RemoteDefinition, 'name'>): string => `${name}-`;
