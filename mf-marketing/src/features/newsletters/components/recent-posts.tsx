import { Link, useTranslation } from '@phantom/mf-kit';
import { pathOf } from '../paths';
import styles from './recent-posts.module.css';

const SHOWN = 8;

export interface RecentPost {
  id: number;
  title: string;
  /** The language of the title. */
  lang: string;
}

interface RecentPostsProps {
  /** Newest first. */
  posts: RecentPost[];
  /** The newsletter that is being read. */
  current?: number;
}

/** The titles of the newest newsletters. */
export function RecentPosts({ posts, current }: RecentPostsProps) {
  const { t } = useTranslation();
  return (
    <aside className={styles.aside} aria-labelledby="recent-posts">
      <h2 id="recent-posts" className={styles.heading}>
        {t('newsletters.recent')}
      </h2>
      <ul className={styles.list}>
        {posts.slice(0, SHOWN).map(({ id, title, lang }) => (
          <li key={id}>
            <Link to={pathOf(id)} lang={lang} aria-current={id === current ? 'page' : undefined}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </aside>
  );
}
