import {
  useLoaderData,
  useTranslation,
  type HandleOf,
  type LoaderFunctionArgs,
} from '@phantom/mf-kit';
import { EmptyState } from '@phantom/ui';
import { getInvestSection, INVEST_PATH } from '../../shared/api/invest-section';
import { contentHead, findPage, slugOf } from '../../shared/content-route';
import { HtmlContent } from '../../shared/html-content/html-content';
import { InvestLayout } from '../../shared/section/invest-layout';

export async function loader({ request }: LoaderFunctionArgs) {
  const { intro, pages, investNowUrl } = await getInvestSection(request.signal);
  return { intro, pages, investNowUrl, page: findPage(pages, slugOf(request.url)) };
}

export const handle: HandleOf<typeof loader> = {
  head: ({ intro, page }, t) =>
    contentHead(page, [{ name: intro?.title ?? t('invest.section'), path: INVEST_PATH }]),
};

export { InvestPage as Component };

/** Strategy, opportunities and criteria: pages that have only a text. */
function InvestPage() {
  const { pages, investNowUrl, page } = useLoaderData<typeof loader>();
  const { title, html, image, slug, lang } = page;
  const { t } = useTranslation();
  return (
    <InvestLayout
      pages={pages}
      investNowUrl={investNowUrl}
      title={title}
      lang={lang}
      image={image}
      current={slug}
    >
      {html ? (
        <HtmlContent html={html} lang={lang} variant="chapters" />
      ) : (
        <EmptyState title={t('noText')} />
      )}
    </InvestLayout>
  );
}
