import type { Type } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { LANGUAGES, listDto, OkDto } from '@phantom/service-kit';
import type { ContentType, Field, FieldKind, FieldsOf } from '../types/content-type.js';

class FocusDto {
  @ApiProperty({ description: 'Percent from the left' })
  x: number;

  @ApiProperty({ description: 'Percent from the top' })
  y: number;
}

class ContentPictureDto {
  @ApiProperty({ description: 'The widest rendition; narrower ones are in the same folder' })
  src: string;

  @ApiProperty({ description: 'Alternative text; empty for a decorative picture' })
  alt: string;

  @ApiProperty({ description: 'The point that every crop keeps' })
  focus: FocusDto;
}

class ContentFileDto {
  @ApiProperty()
  src: string;

  @ApiProperty({ description: 'MIME type' })
  type: string;

  @ApiProperty({ type: 'integer', description: 'Bytes' })
  size: number;
}

class ContentPlaceDto {
  @ApiProperty({ description: 'WGS84, degrees' })
  latitude: number;

  @ApiProperty({ description: 'WGS84, degrees' })
  longitude: number;
}

/** The page of an entry, as the sitemap needs it. */
class ContentPageDto {
  @ApiProperty({ description: 'The English one' })
  slug: string;

  @ApiProperty({ format: 'date-time' })
  updated_at: string;
}

export class ContentPagesDto extends OkDto {
  @ApiProperty({ type: [ContentPageDto] })
  list: ContentPageDto[];

  @ApiProperty({ type: 'string', nullable: true, description: 'The cursor of the next part' })
  next: string | null;
}

type Schemas = Partial<Record<FieldKind, (field: Field, name: string) => ApiPropertyOptions>>;

/** A reference is no page; a mapper of the service can read it. */
const SCHEMAS: Schemas = {
  text: () => ({ type: String }),
  paragraphs: () => ({ type: [String] }),
  'rich-text': () => ({ type: String, description: 'Sanitized HTML' }),
  number: ({ range }) => ({ type: range?.isWhole ? 'integer' : 'number' }),
  money: () => ({ type: String, description: 'US dollars: `1250000.00`' }),
  date: () => ({ type: String, format: 'date' }),
  'date-time': () => ({ type: String, format: 'date-time' }),
  choice: ({ choices = {} }) => ({ enum: Object.keys(choices) }),
  switch: () => ({ type: Boolean }),
  picture: () => ({ type: ContentPictureDto }),
  file: () => ({ type: ContentFileDto }),
  video: () => ({ type: String }),
  url: () => ({ type: String }),
  place: () => ({ type: ContentPlaceDto }),
  list: ({ fields = {} }, name) => ({ type: [fieldsDto(name, fields)] }),
};

/** Without a value these are empty, not null. */
const NEVER_NULL: readonly FieldKind[] = ['text', 'rich-text', 'paragraphs', 'list', 'switch'];

/** What only the page of an entry shows. */
const LONG: readonly FieldKind[] = ['rich-text', 'paragraphs', 'list'];

/** The fields of the public calls. The list leaves out long texts where an entry has a page of its own. */
export const publicFields = ({ fields, hasSlug }: ContentType, isListed = false): FieldsOf =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([, { kind }]) => kind in SCHEMAS && !(isListed && hasSlug && LONG.includes(kind)),
    ),
  );

/** The values of the fields, without the references in the items of lists. */
export const publicValues = (fields: FieldsOf, values: Record<string, unknown>): object =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, { kind }]) => kind in SCHEMAS)
      .map(([name, { kind, fields: parts = {} }]) => {
        const value = values[name];
        const items = kind === 'list' ? (value as Record<string, unknown>[]) : [];
        return [name, kind === 'list' ? items.map((item) => publicValues(parts, item)) : value];
      }),
  );

/** `open-day` → `OpenDay`. */
const pascalCase = (name: string): string =>
  name.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());

export function named<Class extends Type>(name: string, declared: Class): Class {
  Object.defineProperty(declared, 'name', { value: name });
  return declared;
}

function fieldsDto(name: string, fields: FieldsOf): Type {
  const dto = named(`${name}Dto`, class extends Object {});
  for (const [field, declared] of Object.entries(fields)) {
    const schema = SCHEMAS[declared.kind]?.(declared, name + pascalCase(field));
    if (!schema) continue;
    const isNullable = !declared.required && !NEVER_NULL.includes(declared.kind);
    const options = { ...schema, ...(isNullable && { nullable: true }) } as ApiPropertyOptions;
    ApiProperty(options)(dto.prototype as object, field);
  }
  return dto;
}

function entryDto(name: string, fields: FieldsOf): Type {
  const dto = fieldsDto(name, fields);
  const language = { enum: LANGUAGES, description: 'Language its texts are really written in' };
  ApiProperty(language)(dto.prototype as object, 'lang');
  return dto;
}

/** The DTOs of a type's public calls, of its declaration. */
export function publicDtos(type: ContentType) {
  const name = pascalCase(type.name);
  const one = entryDto(`${name}Entry`, publicFields(type));
  const listed = type.hasSlug ? entryDto(`${name}Summary`, publicFields(type, true)) : one;
  return {
    list: named(`${name}ListDto`, class extends listDto(listed) {}),
    single: named(`${name}AnswerDto`, class extends listDto(one, { minItems: 1, maxItems: 1 }) {}),
  };
}
