import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatePodcastChannel1795219216000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE podcast_channel (
        id smallint PRIMARY KEY DEFAULT 1 CHECK (id = 1),
        cover varchar(300) NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        version integer NOT NULL DEFAULT 1
      )`);
    await runner.query(`
      CREATE TABLE podcast_channel_text (
        podcast_channel_id smallint NOT NULL REFERENCES podcast_channel ON DELETE CASCADE,
        lang varchar(2) NOT NULL CHECK (lang IN ('en', 'de', 'it', 'ru', 'es')),
        title varchar(120) NOT NULL,
        subtitle varchar(300) NOT NULL,
        PRIMARY KEY (podcast_channel_id, lang)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE podcast_channel_text, podcast_channel');
  }
}
