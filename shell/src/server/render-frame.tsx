import { I18nextProvider, registerLocales } from '@phantom/mf-kit';
import { inPage, renderHtml, renderPageHead, scriptJson } from '@phantom/mf-kit/server';
import type { FrameBundle } from '@phantom/registry/server-bundle';
import type { ReactNode } from 'react';
import { loadTexts } from '../app/load-texts';
import { fixedLocation, frameLocationOf } from '../frame/active-route';
import { companyJsonLd } from './company-json-ld';
import { type FrameData, loadSiteInfo } from '../frame/frame-data';
import {
  FrameFooter,
  FrameHeader,
  FrameRoot,
  identifierPrefix,
  type FrameElementId,
} from '../frame/frame';
import { menuEntries } from '../frame/menu/menu';
import { notFoundHead, NotFoundPage } from '../app/not-found';
import { createRouteTable } from '../remotes/route-table';

registerLocales('shell', loadTexts);

export const renderFrame: FrameBundle['renderFrame'] = (request, tools) =>
  inPage(request, tools, 'shell', async (translations) => {
    const { manifest, origin, path, language } = request;
    const siteInfo = await loadSiteInfo();
    const data: FrameData = { language, year: new Date().getFullYear(), siteInfo };
    const { pathname } = new URL(path, origin);
    const routes = createRouteTable(manifest.remotes);
    const props = {
      translations,
      location: fixedLocation(frameLocationOf(pathname, routes)),
      menu: menuEntries(manifest.remotes),
      data,
    };
    const render = (id: FrameElementId, content: ReactNode) =>
      renderHtml(<FrameRoot {...props}>{content}</FrameRoot>, identifierPrefix(id));
    const renderNotFound = async () => ({
      html: await renderHtml(
        <I18nextProvider i18n={translations} defaultNS="shell">
          <NotFoundPage pathname={pathname} />
        </I18nextProvider>,
        '',
      ),
      head: renderPageHead(notFoundHead(translations.getFixedT(null, 'shell')), request),
    });
    const [header, footer, notFound] = await Promise.all([
      render('frame-header', <FrameHeader />),
      render('frame-footer', <FrameFooter />),
      routes(pathname) ? undefined : renderNotFound(),
    ]);
    const head = companyJsonLd(origin, siteInfo);
    return { header, footer, head, data: scriptJson(data), ...(notFound && { notFound }) };
  });
