import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateSiteInfo1795219204000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE site_info (
        id smallint PRIMARY KEY DEFAULT 1 CHECK (id = 1),
        company varchar(120) NOT NULL,
        address varchar(200) NOT NULL,
        phone varchar(30) NOT NULL,
        fax varchar(30) NOT NULL,
        email varchar(254) NOT NULL,
        social jsonb NOT NULL,
        investor_portal varchar(300) NOT NULL,
        invest_now_url varchar(300) NOT NULL,
        latitude double precision NOT NULL CHECK (latitude BETWEEN -90 AND 90),
        longitude double precision NOT NULL CHECK (longitude BETWEEN -180 AND 180),
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        version integer NOT NULL DEFAULT 1
      )`);
    await runner.query(`
      CREATE TABLE site_info_text (
        site_info_id smallint NOT NULL REFERENCES site_info ON DELETE CASCADE,
        lang varchar(2) NOT NULL CHECK (lang IN ('en', 'de', 'it', 'ru', 'es')),
        hours varchar(120) NOT NULL,
        PRIMARY KEY (site_info_id, lang)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE site_info_text, site_info');
  }
}
