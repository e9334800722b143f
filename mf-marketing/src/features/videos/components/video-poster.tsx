import { useTranslation } from '@phantom/mf-kit';
import { Picture } from '@phantom/ui';
import { VideoPlayer } from '@phantom/ui/on-demand';
import type { Video } from '../api/get-videos';
import styles from './video-poster.module.css';

/** A picture of the film with a button; pressed, the player of the video's host takes its place. */
export function VideoPoster({ player, title, image, lang }: Video) {
  const { t } = useTranslation();
  return (
    <VideoPlayer
      className={styles.video}
      url={player}
      title={title}
      lang={lang}
      label={t('videos.play', { title })}
      describedBy="video-notice"
      poster={
        <Picture
          src={image}
          alt=""
          sizes="(min-width: 1200px) 430px, (min-width: 768px) 45vw, 100vw"
        />
      }
    />
  );
}
