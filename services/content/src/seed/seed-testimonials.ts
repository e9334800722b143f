import type { EntityManager } from 'typeorm';
import { TESTIMONIAL } from '../testimonials/testimonial.type.js';
import { demoTexts, readDemo, storeDemo, type Translated } from './demo-files.js';

interface TestimonialsDemo {
  testimonials: { slug: string; texts: Translated<{ text: string; name: string }> }[];
}

export async function seedTestimonials(manager: EntityManager): Promise<void> {
  const { testimonials } = await readDemo<TestimonialsDemo>('testimonials.json');
  for (const [position, { slug: key, texts }] of testimonials.entries()) {
    const translated = demoTexts(texts, (text) => text);
    await storeDemo(manager, TESTIMONIAL, { key, position, values: {}, texts: translated });
  }
}
