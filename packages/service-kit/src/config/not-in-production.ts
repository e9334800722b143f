import { ValidateBy } from 'class-validator';

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
