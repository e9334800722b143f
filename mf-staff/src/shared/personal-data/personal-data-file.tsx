import { useTranslation } from '@phantom/mf-kit';
import { saveFile } from '../files/save-file';
import { PART_NAMES, type PartName, type PersonalData } from './parts';

type Found = Partial<Record<PartName, PersonalData>>;

/** The parts that a file would lack. */
export const missingFrom = (found: Found): PartName[] => PART_NAMES.filter((name) => !found[name]);

/** Saves all parts as one file for people and machines. Its name tells of nobody, since names of files stand in lists. */
export function savePersonalData(email: string, found: Found, name: string): void {
  const made = new Date().toISOString();
  const parts = PART_NAMES.map((part) => [part, found[part]?.list] as const);
  const content = {
    email,
    made_at: made,
    missing: missingFrom(found),
    ...Object.fromEntries(parts),
  };
  saveFile(
    JSON.stringify(content, null, 2),
    `${name}-${made.slice(0, 10)}.json`,
    'application/json',
  );
}

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
