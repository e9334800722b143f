import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsISO8601, IsOptional, Matches } from 'class-validator';

/** An optional calendar day: `2026-11-20`. */
export const DayField = (description: string): PropertyDecorator =>
  applyDecorators(
    IsOptional(),
    Matches(/^\d{4}-\d{2}-\d{2}$/),
    IsISO8601({ strict: true }),
    ApiPropertyOptional({ format: 'date', example: '2026-11-20', description }),
  );
