import {
  useLoaderData,
  useTranslation,
  type HandleOf,
  type LoaderFunctionArgs,
} from '@phantom/mf-kit';
import { contentHead } from '../../shared/content-route';
import { loadMediaPage, MediaPage } from '../../shared/section/media-page';
import { getTestimonials, type Testimonial } from '../../shared/api/testimonials';
import styles from './testimonials.module.css';

export function loader({ request }: LoaderFunctionArgs) {
  return loadMediaPage(request, getTestimonials(request.signal));
}

// No structured data: search engines distrust reviews that a company publishes about itself.
export const handle: HandleOf<typeof loader> = { head: ({ page }) => contentHead(page) };

export { TestimonialsPage as Component };

function TestimonialsPage() {
  const page = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  return (
    <MediaPage {...page} empty={t('testimonials.empty')}>
      {(testimonials) => (
        <div className={styles.quotes}>
          {testimonials.map((testimonial) => (
            <Quote key={testimonial.id} {...testimonial} />
          ))}
        </div>
      )}
    </MediaPage>
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
