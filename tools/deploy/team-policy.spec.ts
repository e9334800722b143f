import { EXIT } from './failure.js';
import { teamPolicy } from './team-policy.js';

describe('teamPolicy', () => {
  it('lets a team write its own entry and bundles, and read the rest', () => {
    expect(teamPolicy('mf-listings', 's3://bucket/site?region=eu-central-1')).toMatchObject({
      Statement: [
        {
          Action: 's3:PutObject',
          Resource: [
            'arn:aws:s3:::bucket/site/registry/mf-listings.json',
            'arn:aws:s3:::bucket/site/r/mf-listings/*',
          ],
        },
        { Action: 's3:GetObject', Resource: 'arn:aws:s3:::bucket/site/*' },
        { Action: 's3:ListBucket', Resource: 'arn:aws:s3:::bucket' },
      ],
    });
  });

  it('is not available for folders', () => {
    expect(() => teamPolicy('mf-listings', '/srv/store')).toThrow(
      expect.objectContaining({ exitCode: EXIT.usage }),
    );
  });
});
