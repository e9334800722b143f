import { Picture } from '@phantom/ui';
import type { Media } from '../../../../shared/media';
import { VideoPlayer } from './video-player';

interface Props {
  media: Media;
  /** What is shown, for those who do not see it. */
  name: string;
}

/** The one slide that is shown large. */
export function Stage({ media, name }: Props) {
  if (media.kind === 'video') return <VideoPlayer url={media.url} name={name} />;
  return <Picture src={media.url} alt={name} sizes="(min-width: 1200px) 800px, 100vw" priority />;
}
