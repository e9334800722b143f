import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RemotePlan } from './remote-plan.js';

const TEMPLATE = fileURLToPath(new URL('./template', import.meta.url));
/** Else every tool would take the template's files for the product's. */
const SUFFIX = '.tpl';

/** The files of a new remote by their paths in its folder. */
export async function templateFiles(plan: RemotePlan): Promise<Map<string, string>> {
  const values = valuesOf(plan);
  const names = await readdir(TEMPLATE, { recursive: true });
  const files = await Promise.all(
    names
      .filter((name) => name.endsWith(SUFFIX))
      .map(async (name) => {
        const text = await readFile(join(TEMPLATE, name), 'utf8');
        return [name.slice(0, -SUFFIX.length), fillIn(text, values)] as const;
      }),
  );
  return new Map(files);
}

function valuesOf({ name, path, owner, titles }: RemotePlan): Map<string, string> {
  return new Map([
    ['NAME', name],
    ['PATH', path],
    ['OWNER', owner],
    ...Object.entries(titles).map(
      ([language, title]) => [`TITLE_${language.toUpperCase()}`, title] as const,
    ),
  ]);
}

/** Values stand within quotes in every file. */
const quoted = (value: string) => JSON.stringify(value).slice(1, -1);

function fillIn(text: string, values: Map<string, string>): string {
  return text.replace(/__([A-Z_]+?)__/g, (place, key: string) => {
    const value = values.get(key);
    if (value === undefined) throw new Error(`The template asks for ${place}, which is unknown.`);
    return quoted(value);
  });
}
