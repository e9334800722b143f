import { ResoError } from './http-client.js';

/** What the server declares of its resource Property. */
export interface PropertyMetadata {
  /** The fields with their types, such as `Edm.String`. Navigation properties too. */
  fields: ReadonlyMap<string, string>;
  /** The members of the enumeration of StandardStatus. Empty where it is a text. */
  statuses: ReadonlySet<string>;
}

/**
 * Reads `$metadata`. Servers have different parts of the Data Dictionary, and refuse a request for a field that they do
 * not declare. Only names and types of flat elements are needed, so no XML parser is.
 *
 * @throws ResoError without the fields that an import cannot do without
 */
export function readMetadata(xml: string): PropertyMetadata {
  const property = elementNamed(xml, 'EntityType', 'Property');
  const tags = ['Property', 'NavigationProperty'].flatMap((name) => tagsOf(property, name));
  const fields = new Map(tags.map((tag) => [attribute(tag, 'Name'), attribute(tag, 'Type')]));
  for (const needed of ['ListingKey', 'ModificationTimestamp'])
    if (!fields.has(needed))
      throw new ResoError(`The Web API declares no field Property.${needed}`);
  const enumeration = fields.get('StandardStatus')?.split('.').at(-1) ?? '';
  const members = tagsOf(elementNamed(xml, 'EnumType', enumeration), 'Member');
  return { fields, statuses: new Set(members.map((tag) => attribute(tag, 'Name'))) };
}

/** The content of an element. Empty when there is none with this name. */
function elementNamed(xml: string, tag: string, name: string): string {
  const contents = xml.split(`</${tag}>`).map((text) => text.slice(text.lastIndexOf(`<${tag}`)));
  return contents.find((text) => attribute(text.split('>', 1)[0] ?? '', 'Name') === name) ?? '';
}

/** The tags of this name, without brackets. */
const tagsOf = (xml: string, name: string): string[] =>
  xml
    .split('<')
    .filter((text) => text.split(/\s/, 1)[0] === name)
    .map((text) => text.split('>', 1)[0] ?? '');

function attribute(tag: string, name: string): string {
  return new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1] ?? '';
}
