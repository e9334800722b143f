import { ApiProperty } from '@nestjs/swagger';

/** A part of a recording or a film. */
export class ChapterDto {
  @ApiProperty({ type: 'integer', description: 'Seconds from the beginning' })
  start: number;

  @ApiProperty()
  title: string;
}

/** Chapters in the order of the recording. One without a time or a title is left out: nobody could choose it. */
export const toChapters = (
  chapters: readonly { start: number | null; title: string }[],
): ChapterDto[] =>
  chapters
    .flatMap(({ start, title }) => (start === null || !title ? [] : [{ start, title }]))
    .sort((one, other) => one.start - other.start);
