import type { RemoteLifecycles } from '@phantom/mf-kit';

/** Replaces the shell's `remotes/federation`: the sections are chunks of the same build. */
const sections: Record<string, () => Promise<RemoteLifecycles>> = {
  'mf-listings': () => import('../../../mf-listings/src/remote'),
  'mf-marketing': () => import('../../../mf-marketing/src/remote'),
  'mf-portfolio': () => import('../../../mf-portfolio/src/remote'),
  'mf-staff': () => import('../../../mf-staff/src/remote'),
};

interface Source {
  url: string;
  integrity?: string;
}

export const startFederation = (): void => undefined;

export async function fetchRemote(name: string, source: Source): Promise<RemoteLifecycles> {
  const section = sections[name];
  if (!section) throw new Error(`There is no section ${name} in this build`);
  askFor(source);
  return section();
}

/** webpack reuses an existing script element: this one has the attributes of the page's hint. */
function askFor({ url, integrity = '' }: Source): void {
  const src = new URL(url, document.baseURI).href;
  if (document.querySelector(`script[src="${src}"]`)) return;
  document.head.append(
    Object.assign(document.createElement('script'), { src, integrity, crossOrigin: 'anonymous' }),
  );
}
