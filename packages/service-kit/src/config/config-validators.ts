import { ValidateBy } from 'class-validator';

/** Characters; those of `openssl rand -base64 24` and of more. */
const LENGTH = 32;
/** How many of them differ at least, where they are random: fewer than 9 of 32 hexadecimal digits are not to be seen. */
const DIFFERENT = 9;

/** Enough that nobody guesses it: long, and not the same few characters again and again. */
const isRandom = (value: string, length: number): boolean =>
  value.length >= length && new Set(value).size >= DIFFERENT;

/** A key that this process signs with. One that can be guessed is refused at the start. */
export const IsSecret = (): PropertyDecorator =>
  ValidateBy({
    name: 'isSecret',
    validator: {
      validate: (value) => typeof value === 'string' && isRandom(value, LENGTH),
      defaultMessage: () =>
        `$property must be random, of ${LENGTH} characters or more: openssl rand -base64 32`,
    },
  });

const PASSWORD_LENGTH = 16;

/** An address with a password that is refused in production where it can be guessed. One without a password has another proof. */
export const HasStrongPassword = (): PropertyDecorator =>
  ValidateBy({
    name: 'hasStrongPassword',
    validator: {
      validate: (value, args) => {
        const isProduction =
          args && 'nodeEnv' in args.object && args.object.nodeEnv === 'production';
        if (!isProduction || typeof value !== 'string' || !URL.canParse(value)) return true;
        const { password } = new URL(value);
        return password === '' || isRandom(decodeURIComponent(password), PASSWORD_LENGTH);
      },
      defaultMessage: () =>
        `$property has a password that can be guessed: in production it must be random, of ${PASSWORD_LENGTH} characters or more`,
    },
  });

/** A switch that production must not have on: its process refuses to start. */
export const NotInProduction = (): PropertyDecorator =>
  ValidateBy({
    name: 'notInProduction',
    validator: {
      validate: (value, args) =>
        value !== true ||
        !(args && 'nodeEnv' in args.object && args.object.nodeEnv === 'production'),
      defaultMessage: () =>
        '$property is for demonstrations: leave it out where NODE_ENV is production',
    },
  });
