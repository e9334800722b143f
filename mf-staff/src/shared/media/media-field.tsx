import { useTranslation } from '@phantom/mf-kit';
import { Button, Skeleton } from '@phantom/ui';
import { useState } from 'react';
import type { ContentService } from '../content-services';
import { OutsideForm } from '../dialog/outside-form';
import type { Media, MediaKind } from './media-api';
import { MediaDialog } from './media-dialog';
import styles from './media-field.module.css';
import { MediaPicker } from './media-picker';
import { MediaThumb } from './media-thumb';
import { useMedia } from './use-media';

interface MediaFieldProps {
  service: ContentService;
  kind: MediaKind;
  value: number | null;
  onChange: (value: number | null) => void;
  isReadOnly: boolean;
  id: string;
  isInvalid: boolean;
}

/** A file of the library in a form: shows it, and opens the library to choose another. */
export function MediaField(props: MediaFieldProps) {
  const { service, kind, value, onChange, isReadOnly, id, isInvalid } = props;
  const { t } = useTranslation();
  const { media, isGone, set } = useMedia(service, value);
  const [open, setOpen] = useState<'picker' | 'detail'>();
  const close = () => setOpen(undefined);
  return (
    <div className={styles.field} role="group" aria-labelledby={`${id}-label`}>
      {value !== null && <Chosen media={media} isGone={isGone} id={value} />}
      <div className={styles.actions}>
        <Button
          id={id}
          size="sm"
          variant="outline-primary"
          aria-labelledby={`${id}-action ${id}-label`}
          aria-describedby={`${id}-note`}
          aria-invalid={isInvalid || undefined}
          aria-disabled={isReadOnly}
          onClick={isReadOnly ? undefined : () => setOpen('picker')}
        >
          <span id={`${id}-action`}>
            {t(value === null ? 'library.field.choose' : 'library.field.other')}
          </span>
        </Button>
        {media && (
          <Button size="sm" variant="link" onClick={() => setOpen('detail')}>
            {t('library.field.describe')}
          </Button>
        )}
        {value !== null && !isReadOnly && (
          <Button size="sm" variant="link" onClick={() => onChange(null)}>
            {t('library.field.remove')}
          </Button>
        )}
      </div>
      {open === 'picker' && (
        <OutsideForm>
          <MediaPicker
            service={service}
            kind={kind}
            chosenId={value ?? undefined}
            onPick={(picked) => {
              set(picked);
              onChange(picked.id);
              close();
            }}
            onClose={close}
          />
        </OutsideForm>
      )}
      {open === 'detail' && value !== null && (
        <OutsideForm>
          <MediaDialog service={service} id={value} onChange={set} onClose={close} />
        </OutsideForm>
      )}
    </div>
  );
}

interface ChosenProps {
  media: Media | undefined;
  isGone: boolean;
  id: number;
}

function Chosen({ media, isGone, id }: ChosenProps) {
  const { t } = useTranslation();
  if (!media) return isGone ? <p>{t('library.field.gone', { id })}</p> : <Skeleton height="row" />;
  const lacks = media.missing_alt.map((language) => t(`library.languages.${language}`));
  return (
    <div className={styles.chosen}>
      <MediaThumb media={media} className={styles.thumb} />
      <div>
        <p className={styles.name}>{media.name}</p>
        {media.alt.en && !media.is_decorative && <p className={styles.alt}>{media.alt.en}</p>}
        {lacks.length > 0 && (
          <p className={styles.warning}>
            {t('library.field.lacks', { languages: lacks.join(', ') })}
          </p>
        )}
      </div>
    </div>
  );
}
