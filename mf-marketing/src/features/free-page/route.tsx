import { useLoaderData, type HandleOf } from '@phantom/mf-kit';
import { Container, Picture } from '@phantom/ui';
import { HtmlContent } from '../../shared/html-content/html-content';
import { NextStep } from '../../shared/section/next-step';
import { PageBanner } from '../../shared/section/page-banner';
import { SiteLink } from '../../shared/site-link';
import { loadFreePage, type FreePage } from './api';
import styles from './free-page.module.css';

export { loadFreePage as loader };

export const handle: HandleOf<typeof loadFreePage> = {
  head: ({ title, slug, lead, image }) => ({
    title,
    description: lead || undefined,
    image: image ? { url: image.src, alt: image.alt } : undefined,
    breadcrumbs: [{ name: title, path: `/${slug}` }],
  }),
};

export { FreePageView as Component };

function FreePageView() {
  const page = useLoaderData<typeof loadFreePage>();
  const { title, lead, image, blocks, lang, nextStepUrl: href, nextStepText: text } = page;
  return (
    <>
      <PageBanner
        title={title}
        lang={lang}
        image={image?.src}
        lead={lead && <span lang={lang}>{lead}</span>}
      />
      <Container className="pp-section">
        <div className={styles.page} lang={lang}>
          {blocks.map((block, index) => (
            <Block key={index} block={block} lang={lang} />
          ))}
        </div>
      </Container>
      <NextStep next_step={href ? { text: text || href, href, lang } : null} related={null} />
    </>
  );
}

interface BlockProps {
  block: FreePage['blocks'][number];
  lang: string;
}

function Block({ block, lang }: BlockProps) {
  const { kind, text, picture, caption, link, linkText } = block;
  if (kind === 'picture') {
    return (
      <figure>
        <Picture
          src={picture?.src}
          alt={picture?.alt ?? ''}
          sizes="(min-width: 60rem) 46rem, 92vw"
        />
        {caption && <figcaption>{caption}</figcaption>}
      </figure>
    );
  }
  if (kind === 'link') {
    return link ? (
      <p>
        <SiteLink className="btn btn-primary" href={link}>
          {linkText || link}
        </SiteLink>
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
