import type { EntityManager } from 'typeorm';
import { BUSINESS_GROUP } from '../business-info/business-info.type.js';
import { HOME_MESSAGE, HOME_SLIDE } from '../home/home.type.js';
import { demoTexts, readDemo, storeDemo, storeHero, type Translated } from './demo-files.js';

interface HomeDemo {
  slider: string[];
  messages: Translated<{ title: string; desc: string }>[];
}

export async function seedHome(manager: EntityManager): Promise<void> {
  const { slider, messages } = await readDemo<HomeDemo>('home.json');
  for (const [position, name] of slider.entries()) {
    const image = await storeHero(manager, name);
    const key = `slide-${position + 1}`;
    await storeDemo(manager, HOME_SLIDE, { key, position, values: { name, image }, texts: {} });
  }
  for (const [position, message] of messages.entries()) {
    await storeDemo(manager, HOME_MESSAGE, {
      ...{ key: `message-${position + 1}`, position, values: {} },
      texts: demoTexts(message, ({ title, desc: description }) => ({ title, description })),
    });
  }
}

type GroupDemo = Translated<{ text: string; text2: string; text3?: string }> & {
  /** The name of a hero picture. */
  image: string;
  url: string;
};

export async function seedBusinessInfo(manager: EntityManager): Promise<void> {
  const groups = await readDemo<GroupDemo[]>('business-info.json');
  for (const [position, group] of groups.entries()) {
    const values = { image: await storeHero(manager, group.image), url: group.url };
    await storeDemo(manager, BUSINESS_GROUP, {
      ...{ key: `group-${position + 1}`, position, values },
      texts: demoTexts(group, ({ text: title, text2: body, text3: figure }) => {
        return { title, body, ...(figure && { figure }) };
      }),
    });
  }
}
