import {
  COMPANY,
  Link,
  useLoaderData,
  useTranslation,
  type HandleOf,
  type LoaderFunctionArgs,
} from '@phantom/mf-kit';
import { Picture } from '@phantom/ui';
import { HtmlContent } from '../../shared/html-content/html-content';
import { loadEntry } from '../../shared/load-entry';
import { plainText } from '../../shared/plain-text';
import { SectionLayout } from '../../shared/section/section-layout';
import { settle } from '../../shared/settle';
import { SiteLink } from '../../shared/site-link';
import { getAboutPages, getMember, TEAM_PATH } from './api';
import styles from './person.module.css';

/** The person also shows without the other pages of the section. */
export async function loader(args: LoaderFunctionArgs) {
  const [member, pages] = await Promise.all([
    loadEntry(args, TEAM_PATH, getMember),
    settle(getAboutPages(args.request.signal)),
  ]);
  return { member, pages: pages.data ?? [] };
}

export const handle: HandleOf<typeof loader> = {
  head: ({ member: { slug, name, role, image, biography, email, phone }, pages }, t) => {
    const team = pages.find((page) => TEAM_PATH === `/${page.slug}`);
    // Not the name alone: that is the title of the page with the homes of an agent.
    const title = `${name}, ${role}`;
    return {
      title,
      description: plainText(biography) || title,
      image: { url: image.src, alt: image.alt },
      breadcrumbs: [
        { name: t('about.section'), path: '/overview' },
        ...(team ? [{ name: team.title, path: TEAM_PATH, lang: team.lang }] : []),
        { name, path: `${TEAM_PATH}/${slug}` },
      ],
      structuredData: ({ canonical, file }) => [
        {
          '@type': 'ProfilePage',
          url: canonical,
          mainEntity: {
            '@type': 'Person',
            name,
            jobTitle: role,
            image: file(image.src),
            email: email || undefined,
            telephone: phone || undefined,
            worksFor: { '@type': 'Organization', name: COMPANY },
          },
        },
      ],
    };
  },
};

export { PersonPage as Component };

function PersonPage() {
  const { member, pages } = useLoaderData<typeof loader>();
  const { name, role, image, biography, email, phone, profileUrl, lang } = member;
  const { t } = useTranslation();
  const team = pages.find((page) => TEAM_PATH === `/${page.slug}`);
  return (
    <SectionLayout
      section={t('about.section')}
      slug={TEAM_PATH.slice(1)}
      title={name}
      lead={<span lang={lang}>{role}</span>}
      image={team?.image}
      pages={pages}
      next_step={team?.next_step}
      related={team?.related}
    >
      <article className={styles.person} aria-label={name}>
        <Picture
          className={styles.portrait}
          src={image.src}
          alt={image.alt}
          ratio="4:5"
          sizes="(min-width: 768px) 320px, 100vw"
          priority
        />
        <div>
          {biography && <HtmlContent html={biography} lang={lang} />}
          <ul className={styles.ways}>
            {phone && (
              <li>
                <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>
              </li>
            )}
            {email && (
              <li>
                <a href={`mailto:${email}`}>{email}</a>
              </li>
            )}
            {profileUrl && (
              <li>
                <SiteLink href={profileUrl}>{profileUrl.replace(/^https?:\/\/|\/$/g, '')}</SiteLink>
              </li>
            )}
          </ul>
          {team && (
            <Link className="btn btn-outline-primary" to={TEAM_PATH} lang={team.lang}>
              {team.title}
            </Link>
          )}
        </div>
      </article>
    </SectionLayout>
  );
}
