import { Injectable } from '@nestjs/common';
import { AddressService, PublishedContent, type PublishedEntry } from '@phantom/content-editing';
import { FALLBACK_LANGUAGE, type Language } from '@phantom/service-kit';
import type {
  FreePageAnswerDto,
  FreePageDto,
  MenuPageDto,
  PageEntriesDto,
} from './free-page.dto.js';
import { FREE_PAGE } from './free-page.type.js';

type FreePage = PublishedEntry<(typeof FREE_PAGE)['fields']>;

@Injectable()
export class FreePageService {
  constructor(
    private readonly content: PublishedContent,
    private readonly addresses: AddressService,
  ) {}

  /** @throws NotFoundError, or GoneError for a page in the bin */
  async single(slug: string, language: Language): Promise<FreePageAnswerDto> {
    const address = await this.addresses.find({ type: FREE_PAGE.name, language, slug });
    const page = await this.content.byNumber(FREE_PAGE, address.number, language);
    return { error: 0, list: [{ ...toFreePageDto(page), slug: address.slug }] };
  }

  async menu(language: Language): Promise<MenuPageDto[]> {
    const pages = await this.content.list(FREE_PAGE, language);
    return pages
      .toSorted((one, other) => orderOf(one) - orderOf(other))
      .flatMap(({ values: { menu, slug, title } }) =>
        menu === 'about' || menu === 'media'
          ? [{ path: `/${slug}`, label: title, group: menu }]
          : [],
      );
  }

  async entries(): Promise<PageEntriesDto> {
    const pages = await this.content.list(FREE_PAGE, FALLBACK_LANGUAGE);
    const list = pages.map(({ values: { slug }, updatedAt }) => ({
      page: slug,
      updated_at: updatedAt.toISOString(),
    }));
    return { error: 0, list };
  }
}

/** Pages without a place come last. */
const orderOf = ({ values }: FreePage): number => values.menuOrder ?? 1_000;

const toFreePageDto = ({ values, lang }: FreePage): FreePageDto => ({
  slug: values.slug,
  title: values.title,
  lead: values.lead,
  image: values.image?.src ?? null,
  alt: values.image?.alt ?? '',
  blocks: values.blocks.map(({ kind, text, picture, caption, link, linkText }) => ({
    ...{ kind, text, caption, link, link_text: linkText },
    image: picture?.src ?? null,
    alt: picture?.alt ?? '',
  })),
  lang,
});
