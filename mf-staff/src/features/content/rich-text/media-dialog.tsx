import { lazy, Suspense } from 'react';
import { useContentService } from '../../../shared/content-services';
import { loadMediaTexts } from '../../../shared/media/media-texts';
import { rememberMedium, type Medium } from './pick-media';

const MediaPicker = lazy(async () => {
  const [{ MediaPicker: Picker }] = await Promise.all([
    import('../../../shared/media/media-picker'),
    loadMediaTexts(),
  ]);
  return { default: Picker };
});

interface MediaDialogProps {
  kind: 'picture' | 'file';
  onPick: (medium: Medium) => void;
  onClose: () => void;
}

/** Picks a picture or a document of the media library. */
export function MediaDialog({ kind, onPick, onClose }: MediaDialogProps) {
  const service = useContentService();
  return (
    <Suspense>
      <MediaPicker
        service={service}
        kind={kind === 'picture' ? 'picture' : 'document'}
        onPick={(medium) => {
          rememberMedium(service, medium);
          onPick(medium);
        }}
        onClose={onClose}
      />
    </Suspense>
  );
}
