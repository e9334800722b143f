import styles from './html-content.module.css';
import { markTerms } from './mark-terms';

interface HtmlContentProps {
  /** Written by employees and cleaned by the content service. */
  html: string;
  /** The language it is written in, which need not be the visitor's. */
  lang: string;
  /** `years` sets short headings beside their paragraphs, as a chronicle; `chapters` does so with longer ones. */
  variant?: 'text' | 'years' | 'chapters';
}

/** A page's text as the content service has it. */
export function HtmlContent({ html, lang, variant = 'text' }: HtmlContentProps) {
  return (
    <div
      lang={lang}
      className={`${styles.content} ${styles[variant]}`}
      dangerouslySetInnerHTML={{ __html: markTerms(html) }}
    />
  );
}
