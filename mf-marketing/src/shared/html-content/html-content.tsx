import styles from './html-content.module.css';
import { markTerms } from './mark-terms';

interface HtmlContentProps {
  /** Written by employees and sanitized by the content service. */
  html: string;
  /** The language of the text. It can differ from the language of the visitor. */
  lang: string;
  /** `years` and `chapters` put headings beside their paragraphs: short ones like years, or longer ones. */
  variant?: 'text' | 'years' | 'chapters';
}

export function HtmlContent({ html, lang, variant = 'text' }: HtmlContentProps) {
  return (
    <div
      lang={lang}
      className={`pp-prose ${styles.content} ${styles[variant] ?? ''}`}
      dangerouslySetInnerHTML={{ __html: markTerms(html) }}
    />
  );
}
