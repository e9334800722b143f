import type { PropertyDetail } from '../api/get-property';
import { parseFiles } from '../property-files';
import { MISSING_DOCUMENTS } from '../status-steps';
import { PropertyFacts } from './property-facts';
import styles from './property-status.module.css';
import { StatusTracker } from './status-tracker';
import { SubmittedFiles } from './submitted-files';

export function PropertyStatus({ property }: { property: PropertyDetail }) {
  const { status, data, baseurl } = property;
  return (
    <div className={styles.layout}>
      <PropertyFacts property={property} />
      <StatusTracker status={status} />
      {status === MISSING_DOCUMENTS && <SubmittedFiles files={parseFiles(data, baseurl)} />}
    </div>
  );
}
