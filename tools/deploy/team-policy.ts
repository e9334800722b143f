import { DeployFailure, EXIT } from './failure.js';

/**
 * The policy of a team's credentials: it writes the entry and the bundles of its own micro frontend, and reads all.
 *
 * @param address of the store, `s3://bucket/prefix`
 */
export const teamPolicy = (name: string, address: string): object => {
  if (!address.startsWith('s3://')) {
    const message = 'Only a bucket has policies: name one by --to s3://bucket/prefix';
    throw new DeployFailure(EXIT.usage, message);
  }
  const { hostname: bucket, pathname } = new URL(address);
  const objects = `arn:aws:s3:::${bucket}${pathname.replace(/\/$/, '')}`;
  return {
    Version: '2012-10-17',
    Statement: [
      {
        Effect: 'Allow',
        Action: 's3:PutObject',
        Resource: [`${objects}/registry/${name}.json`, `${objects}/r/${name}/*`],
      },
      { Effect: 'Allow', Action: 's3:GetObject', Resource: `${objects}/*` },
      // Without it a missing object is answered as a forbidden one.
      { Effect: 'Allow', Action: 's3:ListBucket', Resource: `arn:aws:s3:::${bucket}` },
    ],
  };
};
