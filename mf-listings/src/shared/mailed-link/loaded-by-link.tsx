import { ApiError, Link } from '@phantom/mf-kit';
import { useEffect, useState, type ReactNode } from 'react';

/** The status of a link that is no longer valid. */
const GONE = 410;

interface LinkTexts {
  checking: string;
  retry: string;
  /** Of the link to the listings. */
  listings: string;
}

interface LoadedByLinkProps<Loaded> {
  token: string;
  /** Defined outside of the component: another function loads again. */
  load: (token: string, signal: AbortSignal) => Promise<Loaded | undefined>;
  texts: LinkTexts;
  children: (loaded: Loaded) => ReactNode;
}

/** What the link of a mail leads to, once it is loaded. A new link needs a new `key`. */
export function LoadedByLink<Loaded>(props: LoadedByLinkProps<Loaded>) {
  const { token, load, texts, children } = props;
  const [loaded, setLoaded] = useState<Loaded>();
  const [problem, setProblem] = useState<ApiError>();
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    const controller = new AbortController();
    load(token, controller.signal).then(setLoaded, (error: unknown) => {
      if (controller.signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      setProblem(error);
    });
    return () => controller.abort();
  }, [load, token, attempt]);
  if (problem) {
    return (
      <LinkProblem text={problem.message} listings={texts.listings}>
        {problem.status !== GONE && (
          <button
            type="button"
            className="btn btn-primary"
            onClick={() => {
              setProblem(undefined);
              setAttempt(attempt + 1);
            }}
          >
            {texts.retry}
          </button>
        )}
      </LinkProblem>
    );
  }
  if (!loaded) return <p role="status">{texts.checking}</p>;
  return children(loaded);
}

interface LinkProblemProps {
  text: string;
  listings: string;
  /** Further ways out. */
  children?: ReactNode;
}

export function LinkProblem({ text, listings, children }: LinkProblemProps) {
  return (
    <>
      <div className="alert alert-warning" role="alert">
        {text}
      </div>
      <div className="d-flex flex-wrap gap-2">
        {children}
        <Link className="btn btn-outline-primary" to="/listings">
          {listings}
        </Link>
      </div>
    </>
  );
}
