import { useLoaderData, useTranslation } from '@phantom/mf-kit';
import { EmptyState } from '@phantom/ui';
import { LoadError } from '../../../shared/load-error';
import type { TeamMember } from '../api/get-team';
import type { TeamPageData } from '../team.loader';
import { AboutLayout } from './about-layout';
import { TeamCard } from './team-card';
import styles from './team.module.css';

/** The team: a text and the people. */
export function TeamPage() {
  const { pages, page, team } = useLoaderData<TeamPageData>();
  return (
    <AboutLayout pages={pages} page={page}>
      {team.failure ? <LoadError failure={team.failure} /> : <People team={team.data} />}
    </AboutLayout>
  );
}

function People({ team }: { team: TeamMember[] }) {
  const { t } = useTranslation();
  if (team.length === 0) return <EmptyState title={t('team.empty')} />;
  return (
    <ul className={styles.people}>
      {team.map((member) => (
        <li key={member.id}>
          <TeamCard {...member} />
        </li>
      ))}
    </ul>
  );
}
