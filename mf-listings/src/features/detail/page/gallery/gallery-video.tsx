import { useTranslation } from '@phantom/mf-kit';
import { VideoPlayer } from '@phantom/ui/on-demand';

interface Props {
  url: string;
  name: string;
}

export function GalleryVideo({ url, name }: Props) {
  const { t } = useTranslation();
  return (
    <VideoPlayer url={url} title={name}>
      <span>{t('gallery.play')}</span>
      <small>{t('gallery.playHint', { host: new URL(url).hostname })}</small>
    </VideoPlayer>
  );
}
