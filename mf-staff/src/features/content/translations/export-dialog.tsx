import { ApiError, useTranslation } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import { useId, useState } from 'react';
import { toast } from '../../../shared/components/toasts';
import { Dialog } from '../../../shared/dialog/dialog';
import { useReloadAfter } from '../../../shared/hooks/use-current-row';
import { saveFile } from '../../../shared/files/save-file';
import { exportXliff } from '../api/translations';
import { CONTENT_SERVICES } from '../../../shared/content-services';
import { BOARD_STATES } from './board-query';
import type { BoardData } from './board.loader';
import styles from './xliff.module.css';

const STATES = BOARD_STATES.filter((state) => state !== 'untranslated');
type ExportState = (typeof STATES)[number];

interface ExportDialogProps {
  board: BoardData;
  onClose: () => void;
}

/** Chooses what an agency gets, and saves the files. */
export function ExportDialog({ board: { query, types }, onClose }: ExportDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  const [states, setStates] = useState<ExportState[]>(['missing', 'partial', 'outdated']);
  const [marksWork, setMarksWork] = useState(true);
  const [type, setType] = useState(query.type ? `${query.type.service}/${query.type.name}` : '');
  const { submit, problem, isBusy } = useExport(onClose);
  const language = t(`content.languages.${query.language}`);
  const send = () =>
    submit({
      ...{ type, states },
      body: { language: query.language, states, marks_work: marksWork },
    });
  const toggle = (state: ExportState) =>
    setStates(
      states.includes(state) ? states.filter((each) => each !== state) : [...states, state],
    );
  return (
    <Dialog title={t('translations.export.title', { language })} isBusy={isBusy} onClose={onClose}>
      <p>{t('translations.export.text')}</p>
      {problem && (
        <p role="alert" className="alert alert-danger">
          {problem}
        </p>
      )}
      <label className={styles.field}>
        <span className="form-label">{t('content.columns.type')}</span>
        <select
          className="form-select"
          value={type}
          onChange={({ target }) => setType(target.value)}
        >
          <option value="">{t('translations.anyType')}</option>
          {types.map(({ service, type: { name, label } }) => (
            <option key={name} value={`${service}/${name}`}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <fieldset className={styles.field}>
        <legend className="form-label">{t('translations.export.states')}</legend>
        {STATES.map((state) => (
          <Check key={state} isChecked={states.includes(state)} onChange={() => toggle(state)}>
            {t(`translations.states.${state}`)}
          </Check>
        ))}
      </fieldset>
      {states.length === 0 && (
        <p id={`${id}-states`} role="alert" className={styles.problem}>
          {t('translations.export.noState')}
        </p>
      )}
      <Check isChecked={marksWork} onChange={() => setMarksWork(!marksWork)}>
        {t('translations.export.marks')}
      </Check>
      <div className={styles.actions}>
        <Button
          aria-disabled={isBusy || states.length === 0}
          aria-describedby={states.length === 0 ? `${id}-states` : undefined}
          onClick={isBusy || states.length === 0 ? undefined : () => void send()}
        >
          {t('translations.export.submit')}
        </Button>
        <Button variant="outline-primary" onClick={isBusy ? undefined : onClose}>
          {t('dialog.cancel')}
        </Button>
      </div>
    </Dialog>
  );
}

interface ExportRequest {
  /** `content/newsletter`; empty for all. */
  type: string;
  body: Parameters<typeof exportXliff>[1];
}

function useExport(onClose: () => void) {
  const { t } = useTranslation();
  const reloadAfter = useReloadAfter();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = async ({ type, body }: ExportRequest) => {
    const [only, name] = type.split('/');
    const services = CONTENT_SERVICES.filter((service) => !name || service === only);
    setBusy(true);
    setProblem(undefined);
    try {
      const selection = { ...body, types: name ? [name] : undefined };
      let count = 0;
      for (const service of services) {
        for (const { xliff, name: file, entries } of await exportXliff(service, selection)) {
          saveFile(xliff, `${service}-${file}`, 'application/xliff+xml');
          count += entries;
        }
      }
      await reloadAfter(Promise.resolve());
      toast(t('translations.export.done', { count }));
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.message);
      setBusy(false);
    }
  };
  return { submit, problem, isBusy };
}

interface CheckProps {
  isChecked: boolean;
  onChange: () => void;
  children: string;
}

function Check({ isChecked, onChange, children }: CheckProps) {
  return (
    <label className="form-check">
      <input type="checkbox" className="form-check-input" checked={isChecked} onChange={onChange} />
      <span className="form-check-label">{children}</span>
    </label>
  );
}
