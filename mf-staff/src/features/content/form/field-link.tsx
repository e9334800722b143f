import { useTranslation } from '@phantom/mf-kit';
import type { ContentType } from '../api/entries';
import { placeOf, SOURCE_LANGUAGE } from '../draft/entry-data';
import styles from './field-link.module.css';
import { useFocusField } from './use-focus-field';

interface FieldLinkProps {
  type: ContentType;
  /** Of a value, or of a part of it. */
  path: string;
  /** Closes what covers the form. */
  onFollow?: () => void;
}

/** The name of a field, which leads to it in whichever tab it is. */
export function FieldLink({ type, path, onFollow }: FieldLinkProps) {
  const { t } = useTranslation();
  const focusField = useFocusField(type);
  const place = placeOf(type, path);
  if (!place) return null;
  const { field, language } = place;
  return (
    <button
      type="button"
      className={styles.link}
      onClick={() => {
        onFollow?.();
        focusField(path);
      }}
    >
      {field.label}
      {language && language !== SOURCE_LANGUAGE && ` (${t(`content.languages.${language}`)})`}
    </button>
  );
}
