import { useTranslation } from '@phantom/mf-kit';
import { HtmlContent } from '../html-content/html-content';
import styles from './recording.module.css';

interface TranscriptProps {
  /** HTML; may be empty. */
  transcript: string;
  lang: string;
}

/** Every word of a recording or a film, on request. Nothing when there is none. */
export function Transcript({ transcript, lang }: TranscriptProps) {
  const { t } = useTranslation();
  if (!transcript) return null;
  return (
    <details className={styles.transcript}>
      <summary>{t('recording.transcript')}</summary>
      <HtmlContent html={transcript} lang={lang} />
    </details>
  );
}
