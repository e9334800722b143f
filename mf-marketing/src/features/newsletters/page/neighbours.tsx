import { Link, useTranslation } from '@phantom/mf-kit';
import type { NewsletterNeighbours } from '../api/newsletters';
import styles from './neighbours.module.css';

/** Links to what can be read after a newsletter. Nothing when it is the only one. */
export function Neighbours({
  newer,
  older,
  related,
}: Pick<NewsletterNeighbours, 'newer' | 'older' | 'related'>) {
  const { t } = useTranslation();
  const links = [
    { label: t('newsletters.newer'), rel: 'next', link: newer },
    { label: t('newsletters.older'), rel: 'prev', link: older },
    { label: t('newsletters.related'), rel: undefined, link: related },
  ].flatMap(({ link, ...rest }) => (link ? [{ ...rest, link }] : []));
  if (links.length === 0) return null;
  return (
    <nav className={styles.neighbours} aria-label={t('newsletters.neighbours')}>
      {links.map(({ label, rel, link: { href, text, lang } }) => (
        <Link key={label} to={href} rel={rel}>
          <span>{label}</span>
          <span lang={lang}>{text}</span>
        </Link>
      ))}
    </nav>
  );
}
