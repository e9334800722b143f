import { useTranslation } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import { useRef, useState, type SyntheticEvent } from 'react';
import { centerCrop, makeAspectCrop, ReactCrop, type PercentCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { Dialog } from '../dialog/dialog';
import styles from './crop-dialog.module.css';
import { cropPicture } from './crop-picture';

interface CropDialogProps {
  source: string;
  onCropped: (picture: Blob) => void;
  onUnreadable: () => void;
  onClose: () => void;
}

/** Crops a picture by pointer, or by arrow keys on the frame and its corners. */
export function CropDialog({ source, onCropped, onUnreadable, onClose }: CropDialogProps) {
  const { t } = useTranslation();
  const image = useRef<HTMLImageElement>(null);
  const [crop, setCrop] = useState<PercentCrop>();

  const begin = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
    const { naturalWidth: width, naturalHeight: height } = currentTarget;
    const isWide = width > height;
    const most = makeAspectCrop(
      isWide ? { unit: '%', height: 90 } : { unit: '%', width: 90 },
      1,
      width,
      height,
    );
    setCrop(centerCrop(most, width, height));
  };
  const save = () => {
    if (!image.current || !crop) return;
    cropPicture(image.current, crop).then(onCropped, onUnreadable);
  };
  return (
    <Dialog title={t('picture.crop')} onClose={onClose}>
      <p id="crop-how" className={styles.how}>
        {t('picture.cropHow')}
      </p>
      <div className={styles.stage}>
        <ReactCrop
          crop={crop}
          onChange={(_, percent) => setCrop(percent)}
          aspect={1}
          circularCrop
          keepSelection
          minWidth={48}
          ariaLabels={{
            cropArea: t('picture.area'),
            nwDragHandle: t('picture.corner.nw'),
            nDragHandle: t('picture.corner.n'),
            neDragHandle: t('picture.corner.ne'),
            eDragHandle: t('picture.corner.e'),
            seDragHandle: t('picture.corner.se'),
            sDragHandle: t('picture.corner.s'),
            swDragHandle: t('picture.corner.sw'),
            wDragHandle: t('picture.corner.w'),
          }}
        >
          <img
            ref={image}
            className={styles.image}
            src={source}
            alt={t('picture.chosen')}
            onLoad={begin}
            onError={onUnreadable}
          />
        </ReactCrop>
      </div>
      <div className={styles.actions}>
        <Button onClick={save} aria-disabled={!crop}>
          {t('picture.save')}
        </Button>
        <Button variant="outline-primary" onClick={onClose}>
          {t('dialog.cancel')}
        </Button>
      </div>
    </Dialog>
  );
}
