import { ApiProperty } from '@nestjs/swagger';
import { type Language, LANGUAGES } from '@phantom/service-kit';

/** A link with its text. */
export class LinkDto {
  @ApiProperty()
  text: string;

  @ApiProperty({ description: 'A path of this site, or the address of another one' })
  href: string;

  @ApiProperty({ enum: LANGUAGES, description: 'Language of the text' })
  lang: Language;
}

/** What an entry of a list leads to. */
export class NextStepsDto {
  @ApiProperty({ type: LinkDto, nullable: true, description: 'What to do next' })
  next_step: LinkDto | null;

  @ApiProperty({ type: LinkDto, nullable: true, description: 'Something to read' })
  related: LinkDto | null;
}

/** What a page leads to, as employees wrote it; null without an address. */
export const toNextStep = (
  { nextStepText, nextStepUrl }: { nextStepText: string; nextStepUrl: string | null },
  lang: Language,
): LinkDto | null =>
  nextStepUrl ? { text: nextStepText || nextStepUrl, href: nextStepUrl, lang } : null;
