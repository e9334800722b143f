import { getTranslations } from '@phantom/mf-kit';
import type { BootRemote } from '@phantom/registry/boot-manifest';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { nextTask } from '../next-task';
import type { FrameLocationStore } from './active-route';
import { readFrameData } from './frame-data';
import {
  FrameFooter,
  FrameHeader,
  FrameRoot,
  identifierPrefix,
  type FrameElementId,
} from './frame';
import { menuEntries } from './menu/menu';

export async function mountFrame(
  remotes: BootRemote[],
  location: FrameLocationStore,
): Promise<void> {
  const data = readFrameData(document);
  const menu = menuEntries(remotes);
  const render = (id: FrameElementId, content: ReactNode) => {
    const element = document.getElementById(id);
    if (!element) throw new Error(`The page has no element #${id}`);
    const tree = (
      <FrameRoot translations={getTranslations()} {...{ location, menu, data }}>
        {content}
      </FrameRoot>
    );
    const options = { identifierPrefix: identifierPrefix(id) };
    if (data && element.firstChild) {
      // React renders a part that differs again; the error must be counted.
      hydrateRoot(element, tree, { ...options, onRecoverableError: (error) => reportError(error) });
    } else {
      createRoot(element, options).render(tree);
    }
  };
  render('frame-header', <FrameHeader />);
  await nextTask();
  render('frame-footer', <FrameFooter />);
}
