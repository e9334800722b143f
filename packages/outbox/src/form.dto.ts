import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { Allow } from 'class-validator';

/** Characters of a path that are stored. */
const LONGEST = 200;

/** The path of a page of this site, truncated to LONGEST; undefined for anything else. */
export function pageOf(value: unknown): string | undefined {
  const isPath = typeof value === 'string' && /^\/(?!\/)[^\s\p{Cc}\\]*$/u.test(value);
  return isPath ? value.slice(0, LONGEST) : undefined;
}

/** The path of the page that `Referer` names, if it is one of this site. */
export function refererPage(referer: string | undefined, publicOrigin: string): string | undefined {
  if (!referer || !URL.canParse(referer)) return undefined;
  const { origin, pathname } = new URL(referer);
  return origin === new URL(publicOrigin).origin ? pageOf(pathname) : undefined;
}

interface Given {
  value: unknown;
}

/** The fields of every public form beside its own. A visitor cannot correct them: a value that cannot be read counts as not sent. */
export abstract class PublicFormDto {
  @ApiPropertyOptional({ maxLength: 200, example: '/contact', description: 'Where the form stood' })
  @Transform(({ value }: Given) => pageOf(value))
  @Allow()
  page?: string;

  @ApiPropertyOptional({
    description: 'Hidden from people. Whoever fills it in is a program: the form is kept as spam',
  })
  @Transform(({ value }: Given) => readTrap(value))
  @Allow()
  website?: string;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 0,
    description: 'Milliseconds for which the form was in sight; too few for a person are spam',
  })
  @Transform(({ value }: Given) => readDuration(value))
  @Allow()
  elapsed?: number;
}

const readTrap = (value: unknown): string | undefined =>
  value === undefined || value === null || value === '' ? undefined : 'filled';

const readDuration = (value: unknown): number | undefined => {
  const duration = typeof value === 'number' ? value : Number.NaN;
  return Number.isFinite(duration) && duration >= 0 ? Math.round(duration) : undefined;
};
