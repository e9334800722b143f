import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { Allow } from 'class-validator';
import { pageOf } from './page-of.js';

interface Given {
  value: unknown;
}

/**
 * What every public form sends beside what it asks for. Nobody can correct these, so none of them
 * is ever a fault: what cannot be read is taken as not sent.
 */
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
