import {
  sitePath,
  useLoaderData,
  useTranslation,
  type HandleOf,
  type LoaderFunctionArgs,
} from '@phantom/mf-kit';
import { Banner, Container } from '@phantom/ui';
import { getSite, type Site } from '../../shared/api/site';
import { contentHead, findPage, slugOf } from '../../shared/content-route';
import { HtmlContent } from '../../shared/html-content/html-content';
import { settle } from '../../shared/settle';
import { getLegalPages } from './api';
import styles from './legal.module.css';

export async function loader({ request }: LoaderFunctionArgs) {
  const { signal, url } = request;
  const [pages, site] = await Promise.all([getLegalPages(signal), settle(getSite(signal))]);
  return { page: findPage(pages, slugOf(url)), site };
}

export const handle: HandleOf<typeof loader> = {
  head: ({ page }) => {
    const head = contentHead(page);
    return {
      ...head,
      structuredData: ({ canonical, file }) => [
        {
          '@type': 'WebPage',
          name: page.title,
          description: head.description,
          url: canonical,
          inLanguage: page.lang,
          publisher: { '@id': file('/#organization') },
        },
      ],
    };
  },
};

export { LegalPage as Component };

function LegalPage() {
  const { page, site } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  const { title, html, lang, draft } = page;
  return (
    <>
      <Banner title={<span lang={lang}>{title}</span>} />
      <Container className="pp-section">
        <div className={styles.page}>
          {draft && (
            <p className={styles.draft} role="note">
              {t('legal.draft')}
            </p>
          )}
          <HtmlContent html={html} lang={lang} />
          <ContactData site={site.data} />
        </div>
      </Container>
    </>
  );
}

function ContactData({ site }: { site: Site | undefined }) {
  const { t } = useTranslation();
  return (
    <section className={styles.contact} aria-labelledby="legal-contact">
      <h2 id="legal-contact" className="h4">
        {t('legal.contact')}
      </h2>
      {site && (
        <address>
          {site.company}
          <br />
          {site.address}
          <br />
          <a href={`tel:${site.phone.replaceAll(/[^+\d]/g, '')}`}>{site.phone}</a>
          <br />
          <a href={`mailto:${site.email}`}>{site.email}</a>
        </address>
      )}
      <a href={sitePath('/contact')}>{t('legal.form')}</a>
    </section>
  );
}
