import { LANGUAGES, type Message } from '@phantom/service-kit';
import { FORM_MESSAGES } from './form-messages.js';

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

it.each(Object.entries(FORM_MESSAGES))(
  '%s has a text in every language, with the same values',
  (_name, message: Message) => {
    expect(Object.keys(message)).toEqual([...LANGUAGES]);
    const texts = Object.values(message);
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) expect(placeholders(text)).toEqual(placeholders(message.en));
  },
);

it('keeps the English that the contract has word by word', () => {
  expect(FORM_MESSAGES.reachOut.en).toBe('Someone from our team will reach out to you soon.');
});
