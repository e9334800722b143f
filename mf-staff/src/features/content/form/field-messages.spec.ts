import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type TFunction } from '@phantom/mf-kit';
import type { ContentField } from '../api/entries';
import { aField } from '../testing/entries';
import { problemsOf } from './field-schema';

const ROOT = join(__dirname, '../../../../..');
const readJson = <T>(path: string) => JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as T;

interface RefusedValue {
  field: Partial<ContentField>;
  value: unknown;
  rule: string;
  values: object;
}

/** The keys stand for the texts. */
const t = ((key: string, values?: object) =>
  JSON.stringify([key, values ?? {}])) as unknown as TFunction;

const CASES = readJson<RefusedValue[]>('packages/content-editing/src/testing/refused-values.json');

it.each(CASES.map((each) => [each.rule, each.field.kind, each.value, each] as const))(
  'the browser states the rule %s, as the services do, for the kind %s and %j',
  (rule, _kind, value, { field, values }) => {
    const [problem] = problemsOf(aField('value', field), value, t);
    expect(problem?.message).toBe(JSON.stringify([`content.field.rules.${rule}`, values]));
  },
);

type Rules = Record<string, string>;

it.each(LANGUAGES)('the browser and the services use the same words: %s', (language) => {
  const { content } = readJson<{ content: { field: { rules: Rules } } }>(
    `mf-staff/locales/content/${language}.json`,
  );
  const { rules } = readJson<{ rules: Rules }>(
    `packages/content-editing/src/locales/${language}.json`,
  );
  const { fields } = readJson<{ fields: Rules }>(
    `packages/service-kit/src/locales/${language}.json`,
  );
  // The services format numbers before they fill them in.
  const own = Object.entries(content.field.rules).map(
    ([name, text]) => [name, text.replaceAll(', number}}', '}}')] as const,
  );
  const theirs = own.map(([name]) => [name, rules[name] ?? fields[name]]);
  expect(Object.fromEntries(own)).toEqual(Object.fromEntries(theirs));
});
