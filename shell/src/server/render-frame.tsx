import { registerLocales } from '@phantom/mf-kit';
import { inPage, renderHtml, scriptJson } from '@phantom/mf-kit/server';
import type { FrameBundle } from '@phantom/registry/server-bundle';
import type { ReactNode } from 'react';
import { loadTexts } from '../app/load-texts';
import { fixedPlace, placeOf } from '../frame/active-route';
import { companyJsonLd } from './company-json-ld';
import type { FrameData } from '../frame/frame-data';
import { FrameFooter } from '../frame/frame-footer';
import { FrameHeader } from '../frame/frame-header';
import { FrameRoot, identifierPrefix, type FrameElementId } from '../frame/frame-root';
import { menuEntries } from '../frame/menu/menu';
import { loadSiteInfo } from '../frame/public/site-info';
import { createRouteTable } from '../remotes/route-table';

registerLocales('shell', loadTexts);

/** Draws the visitors' frame for one page, as the browser takes it over. */
export const renderFrame: FrameBundle['renderFrame'] = (request, tools) =>
  inPage(request, tools, 'shell', async (translations) => {
    const { manifest, origin, path, language } = request;
    const siteInfo = await loadSiteInfo();
    const data: FrameData = { language, year: new Date().getFullYear(), siteInfo };
    const { pathname } = new URL(path, origin);
    const props = {
      translations,
      place: fixedPlace(placeOf(pathname, createRouteTable(manifest.remotes))),
      menu: menuEntries(manifest.remotes),
      data,
    };
    const draw = (id: FrameElementId, content: ReactNode) =>
      renderHtml(<FrameRoot {...props}>{content}</FrameRoot>, identifierPrefix(id));
    const [header, footer] = await Promise.all([
      draw('frame-header', <FrameHeader />),
      draw('frame-footer', <FrameFooter />),
    ]);
    return { header, footer, head: companyJsonLd(origin, siteInfo), data: scriptJson(data) };
  });
