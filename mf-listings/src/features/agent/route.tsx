import {
  Link,
  pageLanguage,
  useLoaderData,
  useTranslation,
  type RouteHandle,
} from '@phantom/mf-kit';
import { Container, Picture } from '@phantom/ui';
import { AGENT_TEXTS, useAgentTexts } from '../../shared/agent-texts';
import { ListingGrid } from '../../shared/listing-card/listing-card';
import { NoResult } from '../../shared/no-result';
import { StatusDock } from '../../shared/status-dock/status-dock';
import type { AgentData, loader } from './loader';
import styles from './route.module.css';

export { AgentPage as Component };
export { loader } from './loader';

export const handle: RouteHandle<AgentData> = {
  head: (page, t) => {
    const texts = AGENT_TEXTS[pageLanguage()];
    if (page === null) return { title: texts.title, noindex: true };
    const { id, name, portrait, phone, email } = page.agent;
    return {
      title: name,
      description: texts.description(name),
      image: portrait ? { url: portrait, alt: name } : undefined,
      breadcrumbs: [
        { name: t('landing.head.title'), path: '/listings' },
        { name, path: `/agents/${id}` },
      ],
      structuredData: ({ canonical, file }) => [
        {
          '@type': 'RealEstateAgent',
          name,
          url: canonical,
          image: portrait ? file(portrait) : undefined,
          telephone: phone ?? undefined,
          email: email ?? undefined,
        },
      ],
    };
  },
};

function AgentPage() {
  const page = useLoaderData<typeof loader>();
  return (
    <Container className="pp-section">
      {page ? <Agent page={page} /> : <UnknownAgent />}
      <StatusDock />
    </Container>
  );
}

type Shown = NonNullable<AgentData>;

function Agent({ page: { agent, listings, imageBase } }: { page: Shown }) {
  const texts = useAgentTexts();
  const { name, portrait, biography, lang } = agent;
  return (
    <>
      <article className={styles.agent}>
        <Picture
          src={portrait}
          alt=""
          ratio="1:1"
          sizes="(min-width: 48em) 20rem, 92vw"
          className={styles.portrait}
          priority
        />
        <div>
          <p className="pp-eyebrow">{texts.title}</p>
          <h1>{name}</h1>
          <Contact agent={agent} />
          {/* Sanitized by the service. */}
          <div lang={lang} dangerouslySetInnerHTML={{ __html: biography }} />
        </div>
      </article>
      <section aria-labelledby="homes">
        <h2 id="homes">{texts.homes(name)}</h2>
        {listings.length > 0 ? (
          <ListingGrid listings={listings} imageBase={imageBase} level={3} />
        ) : (
          <p>{texts.none}</p>
        )}
      </section>
    </>
  );
}

function Contact({ agent }: Pick<Shown, 'agent'>) {
  const { t } = useTranslation();
  const texts = useAgentTexts();
  const { phone, email, licence, languages, lang } = agent;
  const facts = [
    { label: t('enquiry.fields.phone'), value: phone && <a href={`tel:${phone}`}>{phone}</a> },
    { label: t('enquiry.fields.email'), value: email && <a href={`mailto:${email}`}>{email}</a> },
    {
      label: texts.languages,
      value: languages.length > 0 && <span lang={lang}>{languages.join(', ')}</span>,
    },
    { label: texts.licence, value: licence },
  ].filter(({ value }) => value);
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function UnknownAgent() {
  const { t } = useTranslation();
  return (
    <section>
      <h1>
        <NoResult />
      </h1>
      <Link className="btn btn-primary" to="/listings">
        {t('detail.allListings')}
      </Link>
    </section>
  );
}
