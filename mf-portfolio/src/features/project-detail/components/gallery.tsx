import { Link, useHydrated, useSearchParams, useTranslation } from '@phantom/mf-kit';
import { EmptyState, Picture } from '@phantom/ui';
import type { ProjectDetail } from '../api/get-project';
import { GalleryViewer } from './gallery-viewer';
import styles from './gallery.module.css';

interface GalleryProps {
  pictures: ProjectDetail['gallery'];
  /** Names the pictures. */
  address: string;
}

const SIZES = '(min-width: 992px) 420px, 50vw';
const LEAD_SIZES = '(min-width: 992px) 860px, 100vw';

/** The pictures of a project. The one that is open lives in the URL, so that Back closes it. */
export function Gallery({ pictures, address }: GalleryProps) {
  const { t } = useTranslation();
  const [query, setQuery] = useSearchParams();
  const wanted = query.get('picture');
  // A server draws no dialog: the browser could not take the page over.
  const open = useHydrated() ? pictures.findIndex(({ id }) => String(id) === wanted) : -1;
  const nameOf = (index: number) =>
    t('gallery.picture', { address, number: index + 1, total: pictures.length });

  if (pictures.length === 0) return <EmptyState title={t('gallery.empty')} />;
  return (
    <>
      <ul className={styles.grid} aria-label={t('gallery.label')}>
        {pictures.map(({ id, url }, index) => (
          <li key={id}>
            <Link to={`?picture=${id}`} preventScrollReset>
              <Picture src={url} alt={nameOf(index)} sizes={index === 0 ? LEAD_SIZES : SIZES} />
            </Link>
          </li>
        ))}
      </ul>
      <GalleryViewer
        pictures={pictures}
        open={open}
        nameOf={nameOf}
        onShow={(id) =>
          setQuery({ picture: String(id) }, { replace: true, preventScrollReset: true })
        }
        onClose={() => setQuery({}, { replace: true, preventScrollReset: true })}
      />
    </>
  );
}
