import { textGaps } from '@phantom/mf-kit/testing';
import de from '../locales/de.json';
import en from '../locales/en.json';
import es from '../locales/es.json';
import it_ from '../locales/it.json';
import ru from '../locales/ru.json';

it('says everything in all five languages', () => {
  expect(textGaps({ en, de, it: it_, ru, es })).toEqual([]);
});
