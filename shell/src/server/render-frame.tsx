import { I18nextProvider, registerLocales } from '@phantom/mf-kit';
import { inPage, renderHtml, renderPageHead, scriptJson } from '@phantom/mf-kit/server';
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
import { notFoundHead } from '../pages/not-found-head';
import { NotFoundPage } from '../pages/not-found-page';
import { createRouteTable } from '../remotes/route-table';

registerLocales('shell', loadTexts);

/** Draws the visitors' frame for one page, as the browser takes it over. */
export const renderFrame: FrameBundle['renderFrame'] = (request, tools) =>
  inPage(request, tools, 'shell', async (translations) => {
    const { manifest, origin, path, language } = request;
    const siteInfo = await loadSiteInfo();
    const data: FrameData = { language, year: new Date().getFullYear(), siteInfo };
    const { pathname } = new URL(path, origin);
    const routes = createRouteTable(manifest.remotes);
    const props = {
      translations,
      place: fixedPlace(placeOf(pathname, routes)),
      menu: menuEntries(manifest.remotes),
      data,
    };
    const draw = (id: FrameElementId, content: ReactNode) =>
      renderHtml(<FrameRoot {...props}>{content}</FrameRoot>, identifierPrefix(id));
    const drawNotFound = async () => ({
      html: await renderHtml(
        <I18nextProvider i18n={translations} defaultNS="shell">
          <NotFoundPage pathname={pathname} />
        </I18nextProvider>,
        '',
      ),
      head: renderPageHead(notFoundHead(translations.getFixedT(null, 'shell')), request),
    });
    const [header, footer, notFound] = await Promise.all([
      draw('frame-header', <FrameHeader />),
      draw('frame-footer', <FrameFooter />),
      routes(pathname) ? undefined : drawNotFound(),
    ]);
    const head = companyJsonLd(origin, siteInfo);
    return { header, footer, head, data: scriptJson(data), ...(notFound && { notFound }) };
  });
