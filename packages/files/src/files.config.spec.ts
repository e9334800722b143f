import { loadConfig } from '@phantom/service-kit';
import { FilesConfig } from './files.config.js';

const BUCKET = {
  FILES_S3_BUCKET: 'papers',
  FILES_S3_REGION: 'eu-central-1',
  FILES_S3_ACCESS_KEY_ID: 'id',
  FILES_S3_SECRET_ACCESS_KEY: 'secret',
};

it('is a folder', () => {
  expect(loadConfig(FilesConfig, { FILES_DIR: '/files' }).filesDir).toBe('/files');
  expect(() => loadConfig(FilesConfig, {})).toThrow('FILES_DIR is not set');
});

it('is a bucket as soon as one is configured, and needs no folder then', () => {
  expect(loadConfig(FilesConfig, BUCKET)).toMatchObject({ filesS3Bucket: 'papers' });
});

it.each(Object.keys(BUCKET))('is refused without %s', (name) => {
  expect(() => loadConfig(FilesConfig, { ...BUCKET, [name]: '' })).toThrow(`${name} is not set`);
});

it('is refused where only the address of a bucket is given', () => {
  const env = { FILES_DIR: '/files', FILES_S3_ENDPOINT: 'https://s3.example.com' };
  expect(() => loadConfig(FilesConfig, env)).toThrow('FILES_S3_BUCKET is not set');
});
