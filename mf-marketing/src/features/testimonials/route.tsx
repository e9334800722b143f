import {
  useLoaderData,
  useTranslation,
  type HandleOf,
  type LoaderFunctionArgs,
} from '@phantom/mf-kit';
import { contentHead } from '../../shared/content-route';
import { loadMediaPage, MediaLayout, MediaList } from '../../shared/section/media-page';
import { getTestimonials, type Testimonial } from './api';
import styles from './testimonials.module.css';

/** Loads the page and the testimonials. */
export function loader({ request }: LoaderFunctionArgs) {
  return loadMediaPage(request, getTestimonials(request.signal));
}

// No structured data: search engines distrust reviews that a company publishes about itself.
export const handle: HandleOf<typeof loader> = { head: ({ page }) => contentHead(page) };

export { TestimonialsPage as Component };

function TestimonialsPage() {
  const { list, ...section } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  return (
    <MediaLayout {...section}>
      <MediaList list={list} empty={t('testimonials.empty')}>
        {(testimonials) => (
          <div className={styles.quotes}>
            {testimonials.map((testimonial) => (
              <Quote key={testimonial.id} {...testimonial} />
            ))}
          </div>
        )}
      </MediaList>
    </MediaLayout>
  );
}

function Quote({ text, name, lang }: Testimonial) {
  return (
    <figure className={styles.quote} lang={lang}>
      <blockquote className={styles.text}>
        <p>{text}</p>
      </blockquote>
      <figcaption className={styles.name}>{name}</figcaption>
    </figure>
  );
}
