import {
  useLoaderData,
  type HandleOf,
  type LoaderFunctionArgs,
  type PageHead,
  type TFunction,
} from '@phantom/mf-kit';
import { getInvestSection } from '../../../shared/api/invest-section';
import { contentHead, findPage } from '../../../shared/content-route';
import { EntryCards } from '../../../shared/entry-card';
import { itemList } from '../../../shared/item-list';
import { LoadError } from '../../../shared/load-error';
import { investBreadcrumb } from '../../../shared/section/invest-layout';
import { settle } from '../../../shared/settle';
import { InvestPage } from '../invest-page';
import { getOfferings, offeringPath, OPPORTUNITIES_SLUG } from './api';
import { OfferingCard } from './offering-card';
import styles from './offerings.module.css';
import { useOfferingTexts } from './offering-texts';

/** The text also shows when the offerings do not load. */
export async function loader({ request: { signal } }: LoaderFunctionArgs) {
  const [{ intro, pages, investNowUrl }, offerings] = await Promise.all([
    getInvestSection(signal),
    settle(getOfferings(signal)),
  ]);
  return { intro, pages, investNowUrl, page: findPage(pages, OPPORTUNITIES_SLUG), offerings };
}

type OpportunitiesData = Awaited<ReturnType<typeof loader>>;

function opportunitiesHead({ intro, page, offerings }: OpportunitiesData, t: TFunction): PageHead {
  const head = contentHead(page, [investBreadcrumb(intro?.title, t)]);
  const { data: list = [] } = offerings;
  if (list.length === 0) return head;
  const items = list.map(({ slug, title }) => ({ title, path: offeringPath(slug) }));
  return { ...head, structuredData: itemList(page.title, items) };
}

export const handle: HandleOf<typeof loader> = { head: opportunitiesHead };

export { OpportunitiesPage as Component };

function OpportunitiesPage() {
  const { offerings, ...page } = useLoaderData<typeof loader>();
  return (
    <InvestPage {...page}>
      <Offerings {...offerings} />
    </InvestPage>
  );
}

function Offerings({ data, failure }: OpportunitiesData['offerings']) {
  const { t } = useOfferingTexts();
  if (failure) {
    return (
      <div className={styles.offerings}>
        <LoadError failure={failure} />
      </div>
    );
  }
  if (data.length === 0) return null;
  return (
    <section className={styles.offerings} aria-labelledby="offerings">
      <h2 id="offerings">{t('title')}</h2>
      <EntryCards>
        {data.map((offering) => (
          <OfferingCard key={offering.slug} {...offering} />
        ))}
      </EntryCards>
    </section>
  );
}
