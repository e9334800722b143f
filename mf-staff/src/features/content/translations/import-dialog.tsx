import { ApiError, useTranslation } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import { useState } from 'react';
import { Dialog } from '../../../shared/dialog/dialog';
import { useReloadAfter } from '../../../shared/hooks/use-current-row';
import { importXliff, type TargetLanguage } from '../api/translations';
import { CONTENT_SERVICES, type ContentService } from '../../../shared/content-services';
import { TARGETS } from './board-query';
import { ImportReport, type ImportedFile } from './import-report';
import styles from './xliff.module.css';

interface ImportDialogProps {
  language: TargetLanguage;
  onClose: () => void;
}

/** Takes the files of an agency, and reports what was saved and what was refused. */
export function ImportDialog({ language: shown, onClose }: ImportDialogProps) {
  const { t } = useTranslation();
  const [language, setLanguage] = useState(shown);
  const [chosen, setChosen] = useState<File[]>([]);
  const [files, setFiles] = useState<ImportedFile[]>();
  const [isBusy, setBusy] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const reloadAfter = useReloadAfter();
  const send = async () => {
    setMissing(chosen.length === 0);
    if (chosen.length === 0) return;
    setBusy(true);
    const read: ImportedFile[] = [];
    for (const file of chosen) read.push(await readFile(file, language));
    await reloadAfter(Promise.resolve());
    setFiles(read);
    setBusy(false);
  };
  if (files) {
    return (
      <Dialog title={t('translations.import.report')} isWide onClose={onClose}>
        <ImportReport files={files} />
        <div className={styles.actions}>
          <Button onClick={onClose}>{t('dialog.close')}</Button>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog title={t('translations.import.title')} isBusy={isBusy} onClose={onClose}>
      <p>{t('translations.import.text')}</p>
      <label className={styles.field}>
        <span className="form-label">{t('translations.language')}</span>
        <select
          className="form-select"
          value={language}
          onChange={({ target }) =>
            setLanguage(TARGETS.find((each) => each === target.value) ?? language)
          }
        >
          {TARGETS.map((each) => (
            <option key={each} value={each}>
              {t(`content.languages.${each}`)}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.field}>
        <span className="form-label">{t('translations.import.files')}</span>
        <input
          type="file"
          className={`form-control ${isMissing ? 'is-invalid' : ''}`}
          accept=".xlf,.xliff"
          multiple
          aria-invalid={isMissing || undefined}
          onChange={({ target }) => {
            setChosen([...(target.files ?? [])]);
            setMissing(false);
          }}
        />
      </label>
      {isMissing && (
        <p role="alert" className={styles.problem}>
          {t('translations.import.noFile')}
        </p>
      )}
      <div className={styles.actions}>
        <Button aria-disabled={isBusy} onClick={isBusy ? undefined : () => void send()}>
          {t(isBusy ? 'kit:form.sending' : 'translations.import.submit')}
        </Button>
        <Button variant="outline-primary" onClick={isBusy ? undefined : onClose}>
          {t('dialog.cancel')}
        </Button>
      </div>
    </Dialog>
  );
}

/** The services whose entries a file has. What is not XML has none. */
function servicesOf(xliff: string): ContentService[] {
  const document = new DOMParser().parseFromString(xliff, 'application/xml');
  const originals = [...document.getElementsByTagNameNS('*', 'file')].map((file) =>
    file.getAttribute('original'),
  );
  return CONTENT_SERVICES.filter((service) =>
    originals.some((original) => original?.startsWith(`${service}/`)),
  );
}

/** Sends a file to the services whose entries it has. The first says what is wrong with a file without entries. */
async function readFile(file: File, language: TargetLanguage): Promise<ImportedFile> {
  const read: ImportedFile = { name: file.name, results: [] };
  const body = { language, xliff: await file.text() };
  const services = servicesOf(body.xliff);
  try {
    for (const service of services.length > 0 ? services : CONTENT_SERVICES.slice(0, 1)) {
      read.results.push(...(await importXliff(service, body)));
    }
    return read;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const [reason] = Object.values(error.errors).flat();
    return { ...read, problem: reason ?? error.message };
  }
}
