import { sitePath } from '@phantom/mf-kit';
import { useId, useState } from 'react';
import { useFavouriteListTexts } from '../../shared/favourite-lists/favourite-list-texts';
import { copyText, shareByDevice } from '../../shared/sharing/share';
import styles from './list-panel.module.css';
import { QrCode } from './qr-code';
import { listLinkPath, type ListLink } from './use-list-link';

interface ListLinkRowProps {
  link: ListLink;
  title: string;
  text: string;
  /** Of the list, for the device's share dialog. */
  listTitle: string;
}

/** One link of a list, to copy or to send. */
export function ListLinkRow({ link, title, text, listTitle }: ListLinkRowProps) {
  const { t } = useFavouriteListTexts();
  const [notice, setNotice] = useState('');
  const [hasCode, setCode] = useState(false);
  const fieldId = useId();
  const url = window.location.origin + sitePath(listLinkPath(link));
  const canSend = typeof navigator.share === 'function';
  const copy = async () =>
    setNotice(
      t((await copyText(url)) ? 'favourite-lists:panel.copied' : 'favourite-lists:panel.notCopied'),
    );
  return (
    <div className={styles.link}>
      <label htmlFor={fieldId}>{title}</label>
      <p id={`${fieldId}-text`}>{text}</p>
      <div className={styles.row}>
        <input
          id={fieldId}
          className="form-control"
          readOnly
          value={url}
          aria-describedby={`${fieldId}-text`}
          onFocus={({ target }) => target.select()}
        />
        <button
          type="button"
          className="btn btn-primary"
          aria-label={t('favourite-lists:panel.copyNamed', { name: title })}
          onClick={() => void copy()}
        >
          {t('favourite-lists:panel.copy')}
        </button>
        <button
          type="button"
          className="btn btn-outline-primary"
          aria-label={t('favourite-lists:panel.codeNamed', { name: title })}
          aria-expanded={hasCode}
          onClick={() => setCode(!hasCode)}
        >
          {t('favourite-lists:panel.code')}
        </button>
        {canSend && (
          <button
            type="button"
            className="btn btn-outline-primary"
            aria-label={t('favourite-lists:panel.sendNamed', { name: title })}
            onClick={() => void shareByDevice({ title: listTitle, url })}
          >
            {t('favourite-lists:panel.send')}
          </button>
        )}
      </div>
      <p role="status" className={styles.notice}>
        {notice}
      </p>
      {hasCode && (
        <div className={styles.code}>
          <QrCode text={url} label={t('favourite-lists:panel.codeNamed', { name: title })} />
        </div>
      )}
    </div>
  );
}
