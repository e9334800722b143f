import { applyDecorators } from '@nestjs/common';
import { Type } from 'class-transformer';
import { IsInt, Max, Min, ValidateBy, type ValidationArguments } from 'class-validator';

/** A whole number of the environment. */
export const IsInteger = (least: number, most = Number.MAX_SAFE_INTEGER): PropertyDecorator =>
  applyDecorators(
    Max(most),
    Min(least),
    IsInt(),
    Type(() => Number),
  );

/** Characters, as `openssl rand -base64 24` gives. */
const LENGTH = 32;
/** The least number of different characters: 32 random hexadecimal digits have more. */
const DIFFERENT = 9;

/** Long, and not a few characters repeated. */
const isRandom = (value: string, length: number): boolean =>
  value.length >= length && new Set(value).size >= DIFFERENT;

/** A signing key. The process refuses to start with one that can be guessed. */
export const IsSecret = (): PropertyDecorator =>
  ValidateBy({
    name: 'isSecret',
    validator: {
      validate: (value) => typeof value === 'string' && isRandom(value, LENGTH),
      defaultMessage: () =>
        `$property must be random, of ${LENGTH} characters or more: openssl rand -base64 32`,
    },
  });

const isProduction = (args?: ValidationArguments): boolean =>
  args !== undefined && 'nodeEnv' in args.object && args.object.nodeEnv === 'production';

const PASSWORD_LENGTH = 16;

/** A URL whose password must be random in production. A URL without a password authenticates in another way. */
export const HasStrongPassword = (): PropertyDecorator =>
  ValidateBy({
    name: 'hasStrongPassword',
    validator: {
      validate: (value, args) => {
        if (!isProduction(args) || typeof value !== 'string' || !URL.canParse(value)) return true;
        const { password } = new URL(value);
        return password === '' || isRandom(decodeURIComponent(password), PASSWORD_LENGTH);
      },
      defaultMessage: () =>
        `$property has a password that can be guessed: in production it must be random, of ${PASSWORD_LENGTH} characters or more`,
    },
  });

/** A switch that must be off in production: otherwise the process refuses to start. */
export const NotInProduction = (): PropertyDecorator =>
  ValidateBy({
    name: 'notInProduction',
    validator: {
      validate: (value, args) => value !== true || !isProduction(args),
      defaultMessage: () =>
        '$property is for demonstrations: leave it out where NODE_ENV is production',
    },
  });
