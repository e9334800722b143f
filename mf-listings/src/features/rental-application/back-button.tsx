import { Button } from '@phantom/ui';
import { useApplicationTexts } from './application-texts';

/** Leads to the step before. What was typed stays in the tab. */
export function BackButton({ onClick }: { onClick: () => void }) {
  const { t } = useApplicationTexts();
  return (
    <p className="mt-2 mb-0">
      <Button variant="link" className="px-0" onClick={onClick}>
        {t('back')}
      </Button>
    </p>
  );
}
