import {
  data,
  isNotFound,
  Link,
  useLoaderData,
  useRouteError,
  useTranslation,
  type HandleOf,
  type LoaderFunctionArgs,
  type PageHead,
  type TFunction,
} from '@phantom/mf-kit';
import { EmptyState } from '@phantom/ui';
import { getMediaPages } from '../../../shared/api/media-pages';
import { EntryCard, EntryCards } from '../../../shared/entry-card';
import { HtmlContent } from '../../../shared/html-content/html-content';
import { itemList } from '../../../shared/item-list';
import { ListPages, pagePath, pageTitle, requestedPart } from '../../../shared/list-pages';
import { RouteError } from '../../../shared/load-error';
import { plainText } from '../../../shared/plain-text';
import { settle } from '../../../shared/settle';
import { getNewsletters, getRecentNewsletters, type NewsletterSummary } from '../api/newsletters';
import { Byline, NewsletterLayout } from './newsletter-layout';
import styles from './newsletters.module.css';
import { FEED_PATH, LIST_PATH, LIST_SLUG, newsletterPath } from './paths';

/** Shows when the page of the media section has no image or did not load. */
const DEFAULT_IMAGE = '/pictures/heroes/overview/1920.webp';

/**
 * The list also shows without the other pages of the section and the recent posts.
 * @throws a 404 response for a page beyond the last one
 */
export async function loader({ request: { url, signal } }: LoaderFunctionArgs) {
  const [{ newsletters, position }, recent, section] = await Promise.all([
    getNewsletters(requestedPart(url), signal),
    settle(getRecentNewsletters(signal)),
    settle(getMediaPages(signal)),
  ]);
  if (position.page > position.pageCount) throw data(null, { status: 404 });
  const pages = section.data ?? [];
  return {
    newsletters,
    position,
    recent: recent.data,
    pages,
    page: pages.find(({ slug }) => slug === LIST_SLUG),
  };
}

type NewslettersData = Awaited<ReturnType<typeof loader>>;

function newslettersHead({ newsletters, position, page }: NewslettersData, t: TFunction): PageHead {
  const title = page?.title ?? t('newsletters.title');
  const items = newsletters.map((each) => ({ title: each.title, path: newsletterPath(each.id) }));
  return {
    title: pageTitle(title, position, t),
    canonical: pagePath(LIST_PATH, position.page),
    description: plainText(page?.html ?? '') || t('newsletters.lead'),
    image: { url: page?.image || DEFAULT_IMAGE, alt: title },
    breadcrumbs: [{ name: title, path: LIST_PATH }],
    feed: { title: t('newsletters.feed'), path: FEED_PATH },
    structuredData: itemList(title, items),
  };
}

export const handle: HandleOf<typeof loader> = { head: newslettersHead };

export { NewslettersError as ErrorBoundary, NewslettersPage as Component };

function NewslettersPage() {
  const { newsletters, position, recent, pages, page } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  return (
    <NewsletterLayout
      title={t('newsletters.title')}
      lead={page?.html ? undefined : t('newsletters.lead')}
      {...page}
      {...(!page?.image && { image: DEFAULT_IMAGE, caption: undefined })}
      pages={pages}
      recent={recent}
    >
      {page?.html && position.page === 1 && (
        <div className={styles.text}>
          <HtmlContent html={page.html} lang={page.lang} />
        </div>
      )}
      {newsletters.length === 0 && <EmptyState title={t('newsletters.empty')} />}
      <EntryCards>
        {newsletters.map((newsletter) => (
          <NewsletterCard key={newsletter.id} {...newsletter} />
        ))}
      </EntryCards>
      <ListPages path={LIST_PATH} {...position} />
    </NewsletterLayout>
  );
}

function NewsletterCard({ id, title, image, published, excerpt, lang }: NewsletterSummary) {
  const { t } = useTranslation();
  return (
    <EntryCard
      to={newsletterPath(id)}
      title={title}
      lang={lang}
      image={image}
      heading="h2"
      compact
      more={t('newsletters.more')}
    >
      <Byline published={published} />
      <p lang={lang}>{excerpt}</p>
    </EntryCard>
  );
}

function NewslettersError() {
  const error = useRouteError();
  const { t } = useTranslation();
  return (
    <NewsletterLayout title={t('newsletters.title')} image={DEFAULT_IMAGE}>
      {isNotFound(error) ? (
        <EmptyState title={t('listPages.missing')}>
          <Link className="btn btn-outline-primary" to={LIST_PATH}>
            {t('newsletters.back')}
          </Link>
        </EmptyState>
      ) : (
        <RouteError />
      )}
    </NewsletterLayout>
  );
}
