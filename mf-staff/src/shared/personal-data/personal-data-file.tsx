import { useTranslation } from '@phantom/mf-kit';
import { saveFile } from '../files/save-file';
import { PART_NAMES, type PartName, type PersonalData } from './parts';

type FoundParts = Partial<Record<PartName, PersonalData>>;

export const missingParts = (found: FoundParts): PartName[] =>
  PART_NAMES.filter((name) => !found[name]);

/** The file name does not identify the person, because file names are visible in lists. */
export function savePersonalData(email: string, found: FoundParts, name: string): void {
  const made = new Date().toISOString();
  const parts = PART_NAMES.map((part) => [part, found[part]?.list] as const);
  const content = {
    email,
    made_at: made,
    missing: missingParts(found),
    ...Object.fromEntries(parts),
  };
  saveFile(
    JSON.stringify(content, null, 2),
    `${name}-${made.slice(0, 10)}.json`,
    'application/json',
  );
}

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
