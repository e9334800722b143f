import { useFormat, useTranslation } from '@phantom/mf-kit';
import type { Project } from '../api/project';
import styles from './property-details.module.css';

/** The facts of a project. Unknown facts are not shown. */
export function PropertyDetails({ project }: { project: Project }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const facts = [
    [t('detail.facts.location'), `${project.address1}, ${project.address2}`],
    [t('detail.facts.acquisitionDate'), date(project.acquired_on)],
    [t('detail.facts.assetType'), project.asset_type],
    [t('detail.facts.size'), project.size],
    [t('detail.facts.opportunityType'), project.opportunity],
  ];
  return (
    <section className={styles.panel} aria-labelledby="property-details">
      <h2 id="property-details" className={styles.heading}>
        {t('detail.heading')}
      </h2>
      <dl className={styles.facts}>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}
