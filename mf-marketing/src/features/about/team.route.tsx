import {
  Link,
  useLoaderData,
  useTranslation,
  type HandleOf,
  type LoaderFunctionArgs,
} from '@phantom/mf-kit';
import { EmptyState, Picture } from '@phantom/ui';
import { LoadError } from '../../shared/load-error';
import { settle } from '../../shared/settle';
import { AboutLayout, aboutHead, findAboutPage } from './about-layout';
import { getAboutPages, getTeam, TEAM_PATH, type TeamMember } from './api';
import styles from './team.module.css';

/** The text also shows when the team fails. */
export async function loader({ request }: LoaderFunctionArgs) {
  const [pages, team] = await Promise.all([
    getAboutPages(request.signal),
    settle(getTeam(request.signal)),
  ]);
  return { pages, page: findAboutPage(pages, request.url), team };
}

export const handle: HandleOf<typeof loader> = {
  head: ({ page, team }, t) => aboutHead(page, t, team.data),
};

export { TeamPage as Component };

function TeamPage() {
  const { pages, page, team } = useLoaderData<typeof loader>();
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
        <li key={member.slug || member.name}>
          <TeamCard {...member} />
        </li>
      ))}
    </ul>
  );
}

function TeamCard({ image, name, slug, role, lang }: TeamMember) {
  return (
    <article>
      <Picture
        className={styles.portrait}
        src={image.src}
        alt=""
        ratio="4:5"
        sizes="(min-width: 1200px) 260px, (min-width: 576px) 33vw, 50vw"
      />
      <h2 className={styles.name}>
        {slug ? <Link to={`${TEAM_PATH}/${slug}`}>{name}</Link> : name}
      </h2>
      <p className={styles.designation} lang={lang}>
        {role}
      </p>
    </article>
  );
}
