import { sitePath, useLoaderData, useTranslation } from '@phantom/mf-kit';
import { Banner, Container } from '@phantom/ui';
import { HtmlContent } from '../../../shared/html-content/html-content';
import type { Site } from '../../../shared/site/get-site';
import type { loader } from '../legal.loader';
import styles from './legal-layout.module.css';

/** A legal page: its text, whether it is a draft, and whom to ask about it. */
export function LegalLayout() {
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
          <HowToReachUs site={site.failure ? undefined : site.data} />
        </div>
      </Container>
    </>
  );
}

function HowToReachUs({ site }: { site: Site | undefined }) {
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
