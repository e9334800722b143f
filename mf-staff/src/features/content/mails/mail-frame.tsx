import { useTranslation } from '@phantom/mf-kit';
import styles from './mail-pane.module.css';

/** The HTML of a mail as a mail program shows it: no script runs, and links open in a new tab. */
export function MailFrame({ html }: { html: string }) {
  const { t } = useTranslation();
  return (
    <iframe
      title={t('content.mail.preview.frame')}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      // The security policy of the site blocks style attributes, and all styles of a mail are attributes.
      srcDoc={html.replaceAll(' style="', ' data-style="')}
      className={styles.frame}
      onLoad={({ currentTarget }) => {
        const { contentDocument: mail } = currentTarget;
        for (const element of mail?.querySelectorAll<HTMLElement>('[data-style]') ?? []) {
          element.style.cssText = element.dataset['style'] ?? '';
        }
        for (const link of mail?.links ?? []) link.target = '_blank';
      }}
    />
  );
}
