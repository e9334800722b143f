import { upsert } from '@phantom/service-kit';
import type { EntityManager } from 'typeorm';
import { HomeMessage, HomeMessageText, HomeSlide } from '../home/home.entity.js';
import { heroPicture, readDemo, translationRows, type Translated } from './demo-files.js';

interface HomeDemo {
  slider: string[];
  messages: Translated<{ title: string; desc: string }>[];
}

export async function seedHome(manager: EntityManager): Promise<void> {
  const { slider, messages } = await readDemo<HomeDemo>('home.json');
  for (const [position, hero] of slider.entries()) {
    await upsert(manager, HomeSlide, { position }, { image: heroPicture(hero) });
  }
  for (const [position, texts] of messages.entries()) {
    const { id: ownerId } = await upsert(manager, HomeMessage, { position }, {});
    const rows = translationRows(texts, ({ title, desc }, lang) => {
      return { ownerId, lang, title, description: desc };
    });
    await manager.save(HomeMessageText, rows);
  }
}
