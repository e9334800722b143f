import { useFormat } from '@phantom/mf-kit';
import { durationText, isoDuration } from '../../../shared/duration';
import type { Video } from '../api/get-videos';
import styles from './video-card.module.css';
import { VideoPoster } from './video-poster';

/** One video and what it is about. */
export function VideoCard(video: Video) {
  const { title, description, duration, lang } = video;
  const { number } = useFormat();
  return (
    <article>
      <VideoPoster {...video} />
      <h2 className={styles.title} lang={lang}>
        {title}
      </h2>
      <p className={styles.duration}>
        <time dateTime={isoDuration(duration)}>{durationText(duration, number)}</time>
      </p>
      <p lang={lang}>{description}</p>
    </article>
  );
}
