import { Link, useFormat, useTranslation } from '@phantom/mf-kit';
import { Container, MediaCard, Picture, SectionHeading } from '@phantom/ui';
import type { Testimonial } from '../../../shared/api/testimonials';
import type { Figures, News } from '../api/home';
import styles from './proof.module.css';

/** Figures counted from the portfolio. Shows nothing when it has no projects. */
export function FigureBand({ figures }: { figures: Figures | null }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  if (!figures?.buildings) return null;
  return (
    <section className={styles.band} aria-label={t('figures.title')}>
      <Container>
        <dl className={`pp-figures ${styles.figures}`}>
          {(['buildings', 'held', 'completed', 'years'] as const).map((name) => (
            <div key={name}>
              <dt>{t(`figures.${name}`)}</dt>
              <dd>{number(figures[name])}</dd>
            </div>
          ))}
        </dl>
      </Container>
    </section>
  );
}

/** One person who has worked with the company. */
export function TestimonialQuote({ testimonial }: { testimonial: Testimonial | null }) {
  const { t } = useTranslation();
  if (!testimonial) return null;
  const { text, name, lang } = testimonial;
  return (
    <section className={`${styles.tint} pp-section`} aria-label={t('quote.title')}>
      <Container>
        <figure className={styles.quote}>
          <blockquote lang={lang}>
            <p>{text}</p>
          </blockquote>
          <figcaption>
            <span lang={lang}>{name}</span>
            <Link to="/testimonials">{t('quote.all')}</Link>
          </figcaption>
        </figure>
      </Container>
    </section>
  );
}

/** The latest newsletters. */
export function LatestNews({ news }: { news: News[] }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  if (news.length === 0) return null;
  return (
    <section className="pp-section" aria-labelledby="latest-news">
      <Container>
        <SectionHeading
          id="latest-news"
          eyebrow={t('news.eyebrow')}
          title={t('news.title')}
          action={
            <Link className="btn btn-outline-primary" to="/news-letter">
              {t('newsletters.back')}
            </Link>
          }
        />
        <div className={styles.cards}>
          {news.map(({ id, title, image, published, lang }) => (
            <MediaCard
              key={id}
              as={Link}
              to={`/single-news-letter/${id}`}
              media={<Picture src={image} alt="" phoneRatio="3x2" sizes={CARD_SIZES} />}
            >
              <p className={styles.date}>
                <time dateTime={published}>{date(published)}</time>
              </p>
              <h3 className="card-title h4" lang={lang}>
                {title}
              </h3>
            </MediaCard>
          ))}
        </div>
      </Container>
    </section>
  );
}

const CARD_SIZES = '(min-width: 1200px) 400px, (min-width: 768px) 33vw, 100vw';
