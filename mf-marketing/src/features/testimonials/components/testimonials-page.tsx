import { useLoaderData, useTranslation } from '@phantom/mf-kit';
import { MediaLayout } from '../../../shared/media-section/media-layout';
import { MediaList } from '../../../shared/media-section/media-list';
import type { MediaPageData } from '../../../shared/media-section/media-page';
import type { Testimonial } from '../api/get-testimonials';
import { Quote } from './quote';
import styles from './testimonials-page.module.css';

/** What people say about the company. */
export function TestimonialsPage() {
  const { list, ...section } = useLoaderData<MediaPageData<Testimonial>>();
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
