import { useTranslation } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import { useId } from 'react';

interface Props {
  canErase: boolean;
  /** Not everything is known that is kept. */
  mustWait: boolean;
  onErase: () => void;
}

/** The way to the question; where it is closed for want of an answer, that is said. */
export function EraseButton({ canErase, mustWait, onErase }: Props) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <>
      <Button
        variant="outline-danger"
        aria-disabled={!canErase}
        aria-describedby={mustWait ? id : undefined}
        onClick={canErase ? onErase : undefined}
      >
        {t('personalData.erase.open')}
      </Button>
      {mustWait && (
        <p id={id} className="text-body-secondary mb-0">
          {t('personalData.erase.later')}
        </p>
      )}
    </>
  );
}
