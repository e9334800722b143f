import { useTranslation } from '@phantom/mf-kit';
import type { PartName } from './parts';

/** Says what a file would lack, since a service does not answer. */
export function MissingParts({ missing }: { missing: PartName[] }) {
  const { t } = useTranslation();
  if (missing.length === 0) return null;
  const names = missing.map((name) => t(`personalData.part.${name}`)).join(', ');
  return (
    <p className="alert alert-warning mb-0" role="alert">
      {t('personalData.missing', { names })}
    </p>
  );
}
