import {
  ApiError,
  data,
  redirect,
  sitePath,
  useLoaderData,
  type HandleOf,
  type LoaderFunctionArgs,
} from '@phantom/mf-kit';
import { Banner, Container, Picture } from '@phantom/ui';
import { HtmlContent } from '../../shared/html-content/html-content';
import { getFreePage, type FreePage } from './api';
import styles from './free-page.module.css';

/** What an employee can choose. The route takes every path at the root: others cost no request. */
const SLUG = /^[a-z0-9-]{1,80}$/;

/** @throws a 404 response for an unknown address, a redirect for an earlier one, ApiError 410 for a removed page */
export async function loader({ params: { page: slug = '' }, request }: LoaderFunctionArgs) {
  const wanted = slug.toLowerCase();
  const page = SLUG.test(wanted)
    ? await getFreePage(wanted, request.signal).catch(undefinedIfMissing)
    : undefined;
  if (!page) throw data(null, { status: 404 });
  if (page.slug !== slug) throw redirect(`/${page.slug}${new URL(request.url).search}`, 301);
  return page;
}

function undefinedIfMissing(error: unknown): undefined {
  if (error instanceof ApiError && error.status === 404) return undefined;
  throw error;
}

export const handle: HandleOf<typeof loader> = {
  head: ({ title, slug, lead, image, alt }) => ({
    title,
    description: lead || undefined,
    image: image ? { url: image, alt } : undefined,
    breadcrumbs: [{ name: title, path: `/${slug}` }],
  }),
};

export { FreePageView as Component };

function FreePageView() {
  const { title, lead, image, blocks, lang } = useLoaderData<typeof loader>();
  return (
    <>
      <Banner title={<span lang={lang}>{title}</span>} src={image}>
        {lead && <p lang={lang}>{lead}</p>}
      </Banner>
      <Container className="pp-section">
        <div className={styles.page} lang={lang}>
          {blocks.map((block, index) => (
            <Block key={index} block={block} lang={lang} />
          ))}
        </div>
      </Container>
    </>
  );
}

interface BlockProps {
  block: FreePage['blocks'][number];
  lang: string;
}

function Block({ block, lang }: BlockProps) {
  const { kind, text, image, alt, caption, link, link_text } = block;
  if (kind === 'picture') {
    return (
      <figure className={styles.figure}>
        <Picture src={image} alt={alt} sizes="(min-width: 60rem) 46rem, 92vw" />
        {caption && <figcaption>{caption}</figcaption>}
      </figure>
    );
  }
  if (kind === 'link') {
    return link ? (
      <p>
        <a className="btn btn-primary" href={link.startsWith('/') ? sitePath(link) : link}>
          {link_text || link}
        </a>
      </p>
    ) : null;
  }
  if (kind === 'quote') {
    return (
      <blockquote className={styles.quote}>
        <HtmlContent html={text} lang={lang} />
        {caption && <footer>{caption}</footer>}
      </blockquote>
    );
  }
  return <HtmlContent html={text} lang={lang} />;
}
