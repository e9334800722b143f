import { Link, useHydrated, useSearchParams, useTranslation } from '@phantom/mf-kit';
import { EmptyState, Picture } from '@phantom/ui';
import { lazy, Suspense } from 'react';
import { useOnceTrue } from './use-once-true';
import type { Project } from '../api/project';
import styles from './gallery.module.css';

const GalleryViewer = lazy(async () => ({
  default: (await import(/* webpackChunkName: "dialogs" */ './gallery-viewer')).GalleryViewer,
}));

interface GalleryProps {
  pictures: Project['gallery'];
  /** The address of the project. It is part of the name of each picture. */
  address: string;
  /** The language of the captions. */
  lang: string;
}

const SIZES = '(min-width: 992px) 600px, 50vw';
const LEAD_SIZES = '(min-width: 992px) 820px, 100vw';

/** The pictures of a project. The URL holds the id of the open picture, so that Back closes it. */
export function Gallery({ pictures, address, lang }: GalleryProps) {
  const { t } = useTranslation();
  const [query, setQuery] = useSearchParams();
  const requested = query.get('picture');
  // The server renders no dialog, because the browser could not hydrate it.
  const open = useHydrated() ? pictures.findIndex(({ id }) => String(id) === requested) : -1;
  const isLoaded = useOnceTrue(open >= 0);
  const nameOf = (index: number) =>
    t('gallery.picture', { address, number: index + 1, total: pictures.length });

  if (pictures.length === 0) return <EmptyState title={t('gallery.empty')} />;
  return (
    <>
      <ul className={styles.grid} aria-label={t('gallery.label')}>
        {pictures.map(({ id, src, alt, caption, credit }, index) => (
          <li key={id}>
            <figure>
              <Link className="d-block" to={`?picture=${id}`} preventScrollReset>
                <Picture
                  src={src}
                  alt={alt ? `${nameOf(index)}. ${alt}` : nameOf(index)}
                  sizes={index === 0 ? LEAD_SIZES : SIZES}
                />
              </Link>
              {(caption || credit) && (
                <figcaption>
                  {caption && <span lang={lang}>{caption}</span>}
                  {credit && <small>{t('detail.credit', { credit })}</small>}
                </figcaption>
              )}
            </figure>
          </li>
        ))}
      </ul>
      {isLoaded && (
        <Suspense>
          <GalleryViewer
            pictures={pictures}
            open={open}
            nameOf={nameOf}
            onShow={(id) =>
              setQuery({ picture: String(id) }, { replace: true, preventScrollReset: true })
            }
            onClose={() => setQuery({}, { replace: true, preventScrollReset: true })}
          />
        </Suspense>
      )}
    </>
  );
}
