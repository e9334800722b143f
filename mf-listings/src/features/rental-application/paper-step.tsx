import { Button } from '@phantom/ui';
import { useState } from 'react';
import { useApplicationTexts } from './application-texts';
import { BackButton } from './step-navigation';
import { PaperGroup } from './paper-group';
import { PAPER_KINDS, PAPER_LIMITS } from './paper-kinds';
import styles from './paper-step.module.css';
import { missingParts, type StepProps } from './steps';
import { usePaperUploads } from './use-paper-uploads';

/** The third step: papers are stored as soon as they are chosen. */
export function PaperStep({ token, application, onChange, goTo }: StepProps) {
  const { t } = useApplicationTexts();
  const uploads = usePaperUploads(token, onChange);
  const [isRefused, setRefused] = useState(false);
  const missing = missingParts(application).papers;
  const isWaiting = uploads.list.some(({ problem }) => problem === undefined);
  const goOn = () => (missing.length > 0 || isWaiting ? setRefused(true) : goTo('review'));
  return (
    <div className={styles.papers}>
      <p>{t('papers.lead', PAPER_LIMITS)}</p>
      {PAPER_KINDS.map((kind) => (
        <PaperGroup key={kind} {...{ kind, token, application, onChange, uploads }} />
      ))}
      {isRefused && (missing.length > 0 || isWaiting) && (
        <p role="alert" className="alert alert-danger">
          {isWaiting
            ? t('papers.wait')
            : t('papers.missing', {
                kinds: missing.map((kind) => t(`papers.kinds.${kind}`)).join(', '),
              })}
        </p>
      )}
      <div>
        <Button onClick={goOn}>{t('papers.next')}</Button>
        <BackButton onClick={() => goTo('income')} />
      </div>
    </div>
  );
}
