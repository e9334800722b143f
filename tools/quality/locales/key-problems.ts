import type { KeyUse } from './key-use.js';
import { slotsOf } from './language-problems.js';
import { pluralStems, stemOf } from './plural.js';
import type { Texts } from './texts.js';

/** The English texts of the frontends, by the namespace that their sources read when they name none. */
export type Namespaces = ReadonlyMap<string, { file: string; texts: Texts }>;

/** A namespace of its own beside the sources' own one: `kit:error.title`. */
const NAMED = /^([\w-]+):(.*)$/s;

/**
 * What the sources ask for and no file has, what no source asks for, and calls that do not give what the text wants.
 *
 * @param namespaceOf the namespace of a place that names none
 */
export function keyProblems(
  uses: KeyUse[],
  namespaces: Namespaces,
  namespaceOf: (place: string) => string,
): string[] {
  const used = new Map([...namespaces.keys()].map((name) => [name, new Set<string>()]));
  const problems = uses.flatMap(({ keys, options, place }) =>
    keys.flatMap((asked) => {
      const [, name = namespaceOf(place), key = asked] = NAMED.exec(asked) ?? [];
      const texts = namespaces.get(name)?.texts;
      if (!texts) return [`${place}: no texts of the namespace "${name}"`];
      // A function that passes a key on tells nothing of it; those that call it do.
      if (key === '*' && options.includes('defaultValue')) return [];
      const found = matching(key, texts);
      for (const each of found) used.get(name)?.add(each);
      const problem = found.length > 0 ? undefined : `"${key}" is in no file`;
      return [problem, ...callProblems(key, found, options, texts)]
        .filter((each) => each !== undefined)
        .map((each) => `${place}: ${each}`);
    }),
  );
  const unused = [...namespaces].flatMap(([name, { file, texts }]) =>
    [...texts.keys()]
      .filter((key) => !used.get(name)?.has(key))
      .map((key) => `${file}: "${key}" is used nowhere`),
  );
  return [...problems, ...unused];
}

function matching(key: string, texts: Texts): string[] {
  const pattern = new RegExp(`^${key.split('*').map(escape).join('.*')}$`);
  return [...texts.keys()].filter((each) => pattern.test(each) || pattern.test(stemOf(each)));
}

const escape = (text: string) => text.replace(/[.\\^$+?()[\]{}|]/g, '\\$&');

function callProblems(
  key: string,
  found: string[],
  options: string[],
  texts: Texts,
): (string | undefined)[] {
  if (key.includes('*')) {
    return options.includes('defaultValue')
      ? []
      : [`"${key}" is known at run time alone: narrow its type, or say what stands in its place`];
  }
  const isPlural = pluralStems(texts).has(key) && !texts.has(key);
  const wanted = new Set(found.flatMap((each) => slotsOf(texts.get(each) ?? '')));
  const ungiven = [...wanted].filter(
    (slot) => slot.startsWith('{{') && !options.includes(slot.slice(2, -2)),
  );
  return [
    isPlural && !options.includes('count') ? `"${key}" has plural forms, and no count` : undefined,
    ...ungiven.map((slot) => `"${key}" wants ${slot}, which is not given`),
  ];
}
