import { pageLanguage, useFormat, useTranslation } from '@phantom/mf-kit';
import type { Project } from '../api/project';

/** The facts of a project. Unknown facts are not shown. */
export function PropertyDetails({ project }: { project: Project }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const { category } = project;
  const isEnglish = pageLanguage() === 'en';
  const facts = [
    [t('detail.facts.location'), `${project.address1}, ${project.address2}`],
    [t('detail.facts.acquisitionDate'), date(project.acquired_on)],
    // Employees write these in English. Only the category has a name in each language.
    isEnglish || !category
      ? [t('detail.facts.assetType'), project.asset_type, 'en']
      : [t('detail.facts.assetType'), t(`projects.categories.${category}`)],
    [t('detail.facts.size'), project.size, 'en'],
    [t('detail.facts.opportunityType'), project.opportunity, 'en'],
  ];
  return (
    <section className="pp-panel" aria-labelledby="property-details">
      <h2 id="property-details" className="h5">
        {t('detail.heading')}
      </h2>
      <dl className="pp-facts">
        {facts.map(
          ([name, value, lang]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd lang={lang}>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}
