import type { Language } from '@phantom/service-kit';
import type { PortfolioDetailDto, ProjectDto } from './portfolio.dto.js';
import { markup, Markup } from './markup.js';
import { OVERLAY_STYLE } from './overlay-style.js';
import { OVERLAY_MESSAGES } from '../common/messages.js';

export function projectPage({ single }: PortfolioDetailDto, language: Language): string {
  const facts = [
    [OVERLAY_MESSAGES.location(language), addressOf(single)],
    [OVERLAY_MESSAGES.acquired(language), readableDate(single.date, language)],
    [OVERLAY_MESSAGES.assetType(language), single.type],
    [OVERLAY_MESSAGES.size(language), single.size],
    [OVERLAY_MESSAGES.opportunity(language), single.opportunity],
  ] as const;
  const rows = facts.map(([name, value]) => markup`<dt>${name}</dt><dd>${value}</dd>`);
  return page(single, language, markup`${picture(single.url, addressOf(single))}<dl>${rows}</dl>`);
}

export function galleryPage({ list, single }: PortfolioDetailDto, language: Language): string {
  const items = list.map(({ id, url }, index) => {
    const name = `${addressOf(single)}, ${OVERLAY_MESSAGES.picture(language, { number: index + 1, total: list.length })}`;
    return markup`<li id="picture-${id}">${picture(url, name)}</li>`;
  });
  return page(single, language, markup`<ul>${items}</ul>`);
}

function page(project: ProjectDto, language: Language, content: Markup): string {
  const { address1, address2 } = project;
  return String(markup`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${addressOf(project)} | Phantom Partners</title>
<style>${new Markup(OVERLAY_STYLE)}</style>
</head>
<body><main aria-label="${addressOf(project)}"><h1>${address1}<span>${address2}</span></h1>${content}</main></body>
</html>
`);
}

/** The URL names the widest rendition. The narrower ones are in the same folder. */
function picture(url: string, name: string): Markup {
  const srcset = [400, 800, 1200]
    .map((width) => `${url.slice(0, url.lastIndexOf('/'))}/${width}.webp ${width}w`)
    .join(', ');
  const sizes = '(min-width: 60rem) 54rem, 92vw';
  return markup`<img src="${url}" srcset="${srcset}" sizes="${sizes}" alt="${name}" width="1200" height="800">`;
}

const addressOf = ({ address1, address2 }: ProjectDto): string => `${address1}, ${address2}`;

function readableDate(date: string, language: Language): string {
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-US' : language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return format.format(new Date(date));
}
