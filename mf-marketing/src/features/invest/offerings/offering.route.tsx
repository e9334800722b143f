import {
  Link,
  useFormat,
  useLoaderData,
  type HandleOf,
  type LoaderFunctionArgs,
  type PageHead,
  type TFunction,
} from '@phantom/mf-kit';
import { Picture } from '@phantom/ui';
import { getInvestSection, INVEST_NOW_PATH } from '../../../shared/api/invest-section';
import { HtmlContent } from '../../../shared/html-content/html-content';
import { loadEntry } from '../../../shared/load-entry';
import { publisherOf } from '../../../shared/publisher';
import { investBreadcrumb, InvestLayout } from '../../../shared/section/invest-layout';
import { settle } from '../../../shared/settle';
import {
  getOffering,
  offeringPath,
  OPPORTUNITIES_PATH,
  OPPORTUNITIES_SLUG,
  type Offering,
} from './api';
import { Figures, OfferingAmounts, OfferingState, Risk } from './offering-facts';
import styles from './offerings.module.css';
import { useOfferingTexts } from './offering-texts';

/** The offering also shows without the other pages of the section. */
export async function loader(args: LoaderFunctionArgs) {
  const [offering, section] = await Promise.all([
    loadEntry(args, OPPORTUNITIES_PATH, getOffering),
    settle(getInvestSection(args.request.signal)),
  ]);
  const { intro, pages = [], investNowUrl = INVEST_NOW_PATH } = section.data ?? {};
  const page = pages.find((each) => each.slug === OPPORTUNITIES_SLUG);
  return { offering, section: intro?.title, page, pages, investNowUrl };
}

type OfferingData = Awaited<ReturnType<typeof loader>>;

function offeringHead({ offering, section, page }: OfferingData, t: TFunction): PageHead {
  const { slug, title, summary: description, image, alt, minimum } = offering;
  return {
    title,
    description,
    image: { url: image, alt },
    breadcrumbs: [
      investBreadcrumb(section, t),
      ...(page ? [{ name: page.title, path: OPPORTUNITIES_PATH }] : []),
      { name: title, path: offeringPath(slug) },
    ],
    structuredData: ({ canonical, file }) => [
      {
        '@type': 'InvestmentOrDeposit',
        name: title,
        description,
        url: canonical,
        image: file(image),
        provider: publisherOf(file),
        ...(minimum !== null && {
          amount: { '@type': 'MonetaryAmount', currency: 'USD', minValue: Number(minimum) },
        }),
      },
    ],
  };
}

export const handle: HandleOf<typeof loader> = { head: offeringHead };

export { OfferingPage as Component };

function OfferingPage() {
  const { offering, page, pages, investNowUrl } = useLoaderData<typeof loader>();
  const { title, summary, image, alt, caption, state, body, lang } = offering;
  const { t } = useOfferingTexts();
  return (
    <InvestLayout
      pages={pages}
      investNowUrl={investNowUrl}
      title={title}
      lang={lang}
      lead={<span lang={lang}>{summary}</span>}
      image={page?.image}
      caption={page?.caption}
      next_step={offering.next_step}
      related={offering.related}
      slug={OPPORTUNITIES_SLUG}
    >
      <article className={styles.page} aria-label={title}>
        <figure>
          <Picture
            src={image}
            alt={alt}
            ratio="2:1"
            sizes="(min-width: 992px) 60vw, calc(100vw - 40px)"
          />
          {caption && <figcaption lang={lang}>{caption}</figcaption>}
        </figure>
        <div className={styles.facts}>
          <OfferingState state={state} />
          <OfferingAmounts {...offering} />
          <Details {...offering} />
        </div>
        {body && <HtmlContent html={body} lang={lang} />}
        <Terms {...offering} />
        <Risk {...offering} />
        <Press {...offering} />
      </article>
      <Link className={`btn btn-outline-primary ${styles.back}`} to={OPPORTUNITIES_PATH}>
        {t('back')}
      </Link>
    </InvestLayout>
  );
}

function Details({ way_to_invest: way, progress }: Offering) {
  const { t } = useOfferingTexts();
  const { number } = useFormat();
  if (way === null && progress === null) return null;
  return (
    <dl className={styles.amounts}>
      {way !== null && (
        <div>
          <dt>{t('way')}</dt>
          <dd lang={way.lang}>{way.text}</dd>
        </div>
      )}
      {progress !== null && (
        <div>
          <dt>{t('progress')}</dt>
          <dd>{number(progress / 100, { style: 'percent' })}</dd>
        </div>
      )}
    </dl>
  );
}

function Terms({ figures, lang }: Offering) {
  const { t } = useOfferingTexts();
  if (figures.length === 0) return null;
  return (
    <section aria-labelledby="terms">
      <h2 id="terms">{t('terms')}</h2>
      <Figures figures={figures} lang={lang} />
    </section>
  );
}

/** The press release about it. */
function Press({ press_release: press }: Offering) {
  const { t } = useOfferingTexts();
  return (
    press && (
      <p>
        {t('press')}:{' '}
        <Link to={press.href} lang={press.lang}>
          {press.text}
        </Link>
      </p>
    )
  );
}
