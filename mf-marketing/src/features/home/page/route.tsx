import {
  COMPANY,
  useLoaderData,
  useTranslation,
  type HandleOf,
  type LoaderFunctionArgs,
} from '@phantom/mf-kit';
import { Slot } from '@phantom/mf-kit/slot';
import { Container } from '@phantom/ui';
import { LoadError } from '../../../shared/load-error';
import { settle } from '../../../shared/settle';
import { getTestimonials } from '../../../shared/api/testimonials';
import { getBusinessInfo, getHomeContent, getLatestNews, getPortfolio } from '../api/home';
import { BoroughLinks } from './borough-links';
import { BusinessInfoSection } from './business-info-section';
import { Hero } from './hero';
import { ListingsSkeleton } from './listings-skeleton';
import { FigureBand, LatestNews, TestimonialQuote } from './proof';
import { SelectedProjects } from './selected-projects';
import { WaysIn } from './ways-in';

/** How long the page waits for the parts that it also shows without. */
const OPTIONAL_TIMEOUT_MS = 2000;

const LISTING_COUNT = 3;

/** Loads all parts of the home page in parallel. Each part can fail alone. */
export async function loader({ request: { signal } }: LoaderFunctionArgs) {
  const optional = AbortSignal.timeout(OPTIONAL_TIMEOUT_MS);
  const [content, business, portfolio, testimonial, news] = await Promise.all([
    settle(getHomeContent(signal)),
    settle(getBusinessInfo(signal)),
    getPortfolio(optional).catch(() => null),
    getTestimonials(optional).then(
      ([first]) => first ?? null,
      () => null,
    ),
    getLatestNews(optional).catch(() => []),
  ]);
  return { content, business, portfolio, testimonial, news };
}

export const handle: HandleOf<typeof loader> = {
  head: (_data, t) => ({
    title: t('home.title'),
    description: t('home.description'),
    canonical: '/',
    structuredData: ({ canonical, language }) => [
      { '@type': 'WebSite', name: COMPANY, url: canonical, inLanguage: language },
    ],
  }),
};

export { HomePage as Component };

function HomePage() {
  const { content, business, portfolio, testimonial, news } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  return (
    <>
      <h1 className="visually-hidden">{t('home.heading')}</h1>
      <Hero {...(content.data ?? NO_CONTENT)}>
        <WaysIn />
      </Hero>
      {content.failure && (
        <Container className="pp-section">
          <LoadError failure={content.failure} />
        </Container>
      )}
      <FigureBand figures={portfolio?.figures ?? null} />
      <BusinessInfoSection business={business} />
      <SelectedProjects projects={portfolio?.projects ?? []} />
      <TestimonialQuote testimonial={testimonial} />
      <Slot
        name="newest-homes"
        limit={LISTING_COUNT}
        fallback={<ListingsSkeleton count={LISTING_COUNT} />}
      />
      <BoroughLinks />
      <LatestNews news={news} />
    </>
  );
}

const NO_CONTENT = { slides: [], messages: [] };
