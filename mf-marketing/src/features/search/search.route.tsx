import {
  Link,
  sitePath,
  useLoaderData,
  usePendingLocation,
  useSearchParams,
  type HandleOf,
  type LoaderFunctionArgs,
} from '@phantom/mf-kit';
import { Container, EmptyState } from '@phantom/ui';
import { useRef, type ReactNode, type SubmitEvent } from 'react';
import { LoadError } from '../../shared/load-error';
import {
  MAX_QUERY,
  SEARCH_PATH,
  searchSite,
  type HomeSuggestion,
  type SearchGroup,
  type SearchResults,
} from './api';
import { Highlight } from './highlight';
import styles from './search.module.css';
import { searchTitle, useSearchTexts } from './search-texts';

export async function loader({ request }: LoaderFunctionArgs) {
  const typed = new URL(request.url).searchParams.get('q') ?? '';
  const q = typed.trim().slice(0, MAX_QUERY);
  return { q, results: q ? await searchSite(q, request.signal) : null };
}

export const handle: HandleOf<typeof loader> = {
  head: ({ q }) => ({ title: searchTitle(q), noindex: true }),
};

export { SearchPage as Component };

/** Pages, projects, people, news and homes with the searched words. It works without scripts. */
function SearchPage() {
  const { q, results } = useLoaderData<typeof loader>();
  const { t } = useSearchTexts();
  const isPending = usePendingLocation()?.pathname === SEARCH_PATH;
  return (
    <Container className="pp-section">
      <h1>{t('title')}</h1>
      <SearchForm q={q} isPending={isPending} />
      <div className={styles.results} aria-busy={isPending}>
        {results && <Results q={q} results={results} />}
      </div>
    </Container>
  );
}

function SearchForm({ q, isPending }: { q: string; isPending: boolean }) {
  const { t } = useSearchTexts();
  const [, setParams] = useSearchParams();
  const input = useRef<HTMLInputElement>(null);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    setParams({ q: input.current?.value ?? '' });
  };
  return (
    <form role="search" className={styles.form} action={sitePath(SEARCH_PATH)} onSubmit={send}>
      <label className="form-label" htmlFor="site-search">
        {t('label')}
      </label>
      <div className={styles.field}>
        <input
          ref={input}
          // Back and Forward show the words of the page that they lead to.
          key={q}
          id="site-search"
          type="search"
          name="q"
          className="form-control"
          defaultValue={q}
          maxLength={MAX_QUERY}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit" className="btn btn-primary" aria-disabled={isPending}>
          {t('send')}
        </button>
      </div>
    </form>
  );
}

function Results({
  q,
  results: { groups, homes, failure },
}: {
  q: string;
  results: SearchResults;
}) {
  const { t } = useSearchTexts();
  const count = groups.reduce((sum, { total }) => sum + total, homes.length);
  return (
    <>
      <p role="status" className={styles.count}>
        {t('count', { count, words: q })}
      </p>
      {failure && <LoadError failure={failure} />}
      {count === 0 && !failure && (
        <EmptyState title={t('empty.title', { words: q })}>
          <p>{t('empty.text')}</p>
          <Link className="btn btn-primary" to="/contact">
            {t('empty.contact')}
          </Link>
        </EmptyState>
      )}
      {groups.map((group) => (
        <Group key={group.kind} q={q} group={group} />
      ))}
      {homes.length > 0 && <Homes q={q} homes={homes} />}
    </>
  );
}

function Section({
  title,
  count,
  children,
}: {
  title: string;
  count: number;
  children: ReactNode;
}) {
  return (
    <section className={styles.group}>
      <h2>
        {title} <span className={styles.number}>{count}</span>
      </h2>
      <ol>{children}</ol>
    </section>
  );
}

function Group({ q, group: { kind, total, hits } }: { q: string; group: SearchGroup }) {
  const { t } = useSearchTexts();
  return (
    <Section title={t(`kinds.${kind}`)} count={total}>
      {hits.map(({ title, excerpt, path, lang }) => (
        <li key={`${path} ${title}`} lang={lang}>
          <Link to={path}>
            <Highlight text={title} q={q} />
          </Link>
          <p>
            <Highlight text={excerpt} q={q} />
          </p>
        </li>
      ))}
    </Section>
  );
}

/** Homes and places with homes. The search for homes knows what a place means. */
function Homes({ q, homes }: { q: string; homes: HomeSuggestion[] }) {
  const { t } = useSearchTexts();
  return (
    <Section title={t('kinds.homes')} count={homes.length}>
      {homes.map(({ kind, text, id }) => (
        <li key={`${kind} ${text} ${id}`}>
          <a href={sitePath(id === null ? homesPath(text) : `/listings-detail/${id}`)}>
            <Highlight text={text} q={q} />
          </a>
          <p>{t(`places.${kind}`)}</p>
        </li>
      ))}
      <li>
        <a href={sitePath(homesPath(q))}>{t('homes', { words: q })}</a>
      </li>
    </Section>
  );
}

const homesPath = (q: string) => `/listings?${new URLSearchParams({ q })}`;
