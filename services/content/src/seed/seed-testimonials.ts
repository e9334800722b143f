import { upsert } from '@phantom/service-kit';
import type { EntityManager } from 'typeorm';
import { Testimonial, TestimonialText } from '../testimonials/testimonial.entity.js';
import { readDemo, translationRows, type Translated } from './demo-files.js';

interface TestimonialsDemo {
  testimonials: { slug: string; texts: Translated<{ text: string; name: string }> }[];
}

export async function seedTestimonials(manager: EntityManager): Promise<void> {
  const { testimonials } = await readDemo<TestimonialsDemo>('testimonials.json');
  for (const [position, { slug, texts }] of testimonials.entries()) {
    const { id } = await upsert<Testimonial>(manager, Testimonial, { slug }, { position });
    const rows = translationRows(texts, (text, lang) => ({ ownerId: id, lang, ...text }));
    await manager.save(TestimonialText, rows);
  }
}
