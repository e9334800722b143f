import { IsNotEmpty, IsString } from 'class-validator';
import { IsInteger } from './config-validators.js';
import { classesOf, combinedConfig } from './combined-config.js';
import { loadConfig } from './load-config.js';

class MailConfig {
  @IsString()
  @IsNotEmpty()
  mailFrom: string;
}

class PatientMailConfig extends MailConfig {
  @IsInteger(10)
  mailInterval = 50;
}

class FolderConfig {
  @IsString()
  folder = '/files';
}

class BothConfig extends combinedConfig(PatientMailConfig, FolderConfig) {
  override mailInterval = 60;
}

it('has the fields and defaults of all parts, and its own', () => {
  expect(loadConfig(BothConfig, { MAIL_FROM: 'a@example.com' })).toMatchObject({
    mailFrom: 'a@example.com',
    mailInterval: 60,
    folder: '/files',
  });
  expect(loadConfig(BothConfig, { MAIL_FROM: 'a', MAIL_INTERVAL: '70' }).mailInterval).toBe(70);
});

it('validates the fields of all parts', () => {
  expect(() => loadConfig(BothConfig, { MAIL_INTERVAL: '5' })).toThrow(
    /MAIL_FROM is not set.*MAIL_INTERVAL must not be less than 10|MAIL_INTERVAL.*MAIL_FROM is not set/,
  );
});

it('is injected for each part and each base class', () => {
  expect(classesOf(BothConfig)).toEqual(
    expect.arrayContaining([BothConfig, PatientMailConfig, MailConfig, FolderConfig]),
  );
});
