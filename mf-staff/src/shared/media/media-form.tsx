import { ApiError, LANGUAGES, useTranslation, type Language } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import { useId, useState, type ChangeEvent, type FormEvent } from 'react';
import { StaleNotice } from '../components/stale-notice';
import { toast } from '../components/toasts';
import type { ContentService } from '../content-services';
import { Crops, FocalPoint } from './focal-point';
import { changeMedia, type MediaDetail } from './media-api';
import styles from './media-form.module.css';
import { problemOf } from './use-uploads';

interface MediaFormProps {
  service: ContentService;
  media: MediaDetail;
  onChange: (media: MediaDetail) => void;
}

type Values = Pick<MediaDetail, 'name' | 'alt' | 'is_decorative' | 'focus' | 'credit'>;

const valuesOf = ({ name, alt, is_decorative, focus, credit }: MediaDetail): Values => ({
  ...{ name, alt, is_decorative, focus, credit },
});

/** The name, the alternative texts, the focal point and the credit of a file. */
export function MediaForm({ service, media, onChange }: MediaFormProps) {
  const { t } = useTranslation();
  const [values, setValues] = useState(() => valuesOf(media));
  const set = (changes: Partial<Values>) => setValues((last) => ({ ...last, ...changes }));
  const { save, isBusy, error, accept } = useSave({ service, media, onChange });
  const isPicture = media.kind === 'picture';
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void save(values);
  };
  return (
    <form onSubmit={onSubmit} className={styles.form}>
      <Preview media={media} focus={values.focus} onFocus={(focus) => set({ focus })} />
      {error?.status === 409 ? (
        <StaleNotice message={error.message} onAccept={accept} />
      ) : (
        error && (
          <p role="alert" className="alert alert-danger">
            {problemOf(error)}
          </p>
        )
      )}
      <TextRow
        label={t('library.name')}
        value={values.name}
        max={150}
        isRequired
        onChange={(name) => set({ name })}
      />
      {isPicture && <AltRows values={values} onChange={set} />}
      <TextRow
        label={t('library.credit')}
        value={values.credit}
        max={200}
        onChange={(credit) => set({ credit })}
      />
      <Button type="submit" aria-disabled={isBusy}>
        {t(isBusy ? 'kit:form.sending' : 'library.save')}
      </Button>
    </form>
  );
}

function useSave({ service, media, onChange }: MediaFormProps) {
  const { t } = useTranslation();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError>();
  const save = async (values: Values) => {
    if (isBusy) return;
    setBusy(true);
    setError(undefined);
    try {
      const alt = Object.fromEntries(
        LANGUAGES.map((language) => [language, values.alt[language] ?? '']),
      );
      const change = { ...values, alt, version: media.version };
      onChange(await changeMedia(service, media.id, change));
      toast(t('library.saved', { name: values.name }));
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason;
      setError(reason);
    } finally {
      setBusy(false);
    }
  };
  /** Continues with the version that somebody else has saved; what was typed stays. */
  const accept = () => {
    const current = error?.list[0] as MediaDetail | undefined;
    if (current) onChange(current);
    setError(undefined);
  };
  return { save, isBusy, error, accept };
}

interface PreviewProps {
  media: MediaDetail;
  focus: Values['focus'];
  onFocus: (focus: Values['focus']) => void;
}

function Preview({ media, focus, onFocus }: PreviewProps) {
  const { t } = useTranslation();
  const { kind, src } = media;
  if (media.deleted_at) return null;
  if (kind === 'picture') {
    return (
      <div>
        <FocalPoint src={src} focus={focus} onChange={onFocus} />
        <Crops src={src} focus={focus} />
      </div>
    );
  }
  return (
    <div>
      {/* Its captions are a file of their own. */}
      {/* eslint-disable-next-line jsx-a11y/media-has-caption */}
      {kind === 'audio' && <audio controls preload="metadata" src={src} className="w-100" />}
      <a href={src} target="_blank" rel="noreferrer">
        {t('library.open')}
      </a>
    </div>
  );
}

interface AltRowsProps {
  values: Values;
  onChange: (changes: Partial<Values>) => void;
}

function AltRows({ values, onChange }: AltRowsProps) {
  const { t } = useTranslation();
  const { alt, is_decorative: isDecorative } = values;
  const setAlt = (language: Language, text: string) =>
    onChange({ alt: { ...alt, [language]: text } });
  const isMissing = !isDecorative && LANGUAGES.some((language) => !alt[language]?.trim());
  return (
    <fieldset className={styles.alt}>
      <legend>{t('library.alt.title')}</legend>
      <p>{t('library.alt.help')}</p>
      <label className={styles.check}>
        <input
          type="checkbox"
          className="form-check-input"
          checked={isDecorative}
          onChange={({ target }) => onChange({ is_decorative: target.checked })}
        />
        <span className="form-check-label">{t('library.alt.decorative')}</span>
      </label>
      {!isDecorative &&
        LANGUAGES.map((language) => (
          <TextRow
            key={language}
            label={t(`library.languages.${language}`)}
            language={language}
            value={alt[language] ?? ''}
            max={300}
            isLong
            onChange={(text) => setAlt(language, text)}
          />
        ))}
      {isMissing && <p className={styles.warning}>{t('library.alt.missing')}</p>}
    </fieldset>
  );
}

interface TextRowProps {
  label: string;
  value: string;
  max: number;
  language?: Language;
  isRequired?: boolean;
  /** Shows two lines: it is a sentence. */
  isLong?: boolean;
  onChange: (text: string) => void;
}

function TextRow({ label, value, max, language, isRequired, isLong, onChange }: TextRowProps) {
  const id = useId();
  const Control = isLong ? 'textarea' : 'input';
  return (
    <div className={styles.row}>
      <label htmlFor={id}>{label}</label>
      <Control
        id={id}
        className="form-control"
        lang={language}
        value={value}
        maxLength={max}
        required={isRequired}
        rows={isLong ? 2 : undefined}
        onChange={({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
          onChange(target.value)
        }
      />
    </div>
  );
}
