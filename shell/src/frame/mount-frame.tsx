import { getTranslations } from '@phantom/mf-kit';
import type { BootRemote } from '@phantom/registry/boot-manifest';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { nextTask } from '../app/next-task';
import type { PlaceStore } from './active-route';
import { readFrameData } from './frame-data';
import { FrameFooter } from './frame-footer';
import { FrameHeader } from './frame-header';
import { FrameRoot, identifierPrefix, type FrameElementId } from './frame-root';
import { menuEntries } from './menu/menu';

/**
 * Draws header and footer as React roots of their own, beside the elements of the remotes; takes them over
 * where the server has drawn them.
 */
export async function mountFrame(remotes: BootRemote[], place: PlaceStore): Promise<void> {
  const data = readFrameData(document);
  const menu = menuEntries(remotes);
  const draw = (id: FrameElementId, content: ReactNode) => {
    const element = document.getElementById(id);
    if (!element) throw new Error(`The page has no element #${id}`);
    const tree = (
      <FrameRoot translations={getTranslations()} {...{ place, menu, data }}>
        {content}
      </FrameRoot>
    );
    const options = { identifierPrefix: identifierPrefix(id) };
    if (data && element.firstChild) {
      // A part that differs is drawn anew: right for the visitor, but somebody should hear of it.
      hydrateRoot(element, tree, { ...options, onRecoverableError: (error) => reportError(error) });
    } else {
      createRoot(element, options).render(tree);
    }
  };
  draw('frame-header', <FrameHeader />);
  await nextTask();
  draw('frame-footer', <FrameFooter />);
}
