import { Link, useTranslation } from '@phantom/mf-kit';
import { Container, SectionHeading, Tile } from '@phantom/ui';
import type { InvestSection } from '../../../shared/invest-section/get-invest-section';
import { SiteLink } from '../../../shared/site-link';
import styles from './next-steps.module.css';

/** Where to go on: the pages of the section, and the form. */
export function NextSteps({ pages, investNowUrl }: Pick<InvestSection, 'pages' | 'investNowUrl'>) {
  const { t } = useTranslation();
  return (
    <section className={styles.band} aria-labelledby="next-steps">
      <Container className="pp-section">
        <SectionHeading
          id="next-steps"
          eyebrow={t('invest.section')}
          title={t('invest.more')}
          action={
            <SiteLink className={`btn btn-primary ${styles.now}`} href={investNowUrl}>
              {t('invest.now')}
            </SiteLink>
          }
        />
        <div className="pp-tiles">
          {pages.map(({ slug, title, image, lang }) => (
            <Tile
              key={slug}
              as={Link}
              to={`/${slug}`}
              src={image}
              ratio="3:2"
              sizes="(min-width: 992px) 400px, calc(100vw - 40px)"
              title={<span lang={lang}>{title}</span>}
            />
          ))}
        </div>
      </Container>
    </section>
  );
}
