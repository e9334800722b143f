import { Picture } from '@phantom/ui';
import type { TimelineEvent } from './api';
import styles from './timeline.module.css';

/** What happened in which year, with pictures. */
export function Timeline({ events }: { events: TimelineEvent[] }) {
  return (
    <ol className={`pp-timeline ${styles.timeline}`}>
      {events.map(({ year, title, text, image, alt, caption, lang }) => (
        <li key={`${year} ${title}`} lang={lang}>
          <h2>{year}</h2>
          <div className={styles.event}>
            {title && <h3 className="h5">{title}</h3>}
            <p>{text}</p>
            {image && (
              <figure>
                <Picture src={image} alt={alt} sizes="(min-width: 992px) 640px, 100vw" />
                {caption && <figcaption>{caption}</figcaption>}
              </figure>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
