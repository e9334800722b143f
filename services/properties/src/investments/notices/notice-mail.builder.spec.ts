import { LANGUAGES } from '@phantom/service-kit';
import { buildNoticeMail, type NoticeNews } from './notice-mail.builder.js';

const document: NoticeNews = { event: 'document', action: 'added', title: 'Statement <2026>' };
const distribution: NoticeNews = {
  ...{ event: 'distribution', action: 'added', title: 'Maple Court', day: '2026-03-31' },
};
const holding: NoticeNews = {
  ...{ event: 'holding', action: 'edited', title: 'Maple Court', day: '2026-06-30' },
};
const portal = 'https://phantom.example/investors';
const build = (lang: (typeof LANGUAGES)[number], ...news: NoticeNews[]) =>
  buildNoticeMail({ lang, news, portal });

describe('the mail of notices', () => {
  it('has a line for each change, in text and in HTML', () => {
    const { subject, text, html } = build('en', document, distribution, holding);
    expect(subject).toBe('News of your investments');
    expect(text).toContain(
      `- New document: Statement <2026>
- New distribution: Maple Court, paid on March 31, 2026
- New figures of a holding: Maple Court, as of June 30, 2026
`,
    );
    expect(html).toContain('New document: Statement &lt;2026&gt;');
    expect(html).not.toMatch(/<img|Statement <2026>/);
    for (const part of [text, html]) {
      for (const link of [portal, '{preferences}', '{leave}']) expect(part).toContain(link);
    }
  });

  it('names the kind of a single change in the subject, and nothing of it', () => {
    expect(build('en', document).subject).toBe('A document is in your investor portal');
    expect(build('en', distribution).subject).toBe('A distribution has been recorded');
    expect(build('en', holding).subject).toBe('News of one of your holdings');
  });

  it('has a text of its own in every language, with the date as it is written there', () => {
    const mails = LANGUAGES.map((lang) => build(lang, document, distribution, holding));
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(LANGUAGES.length);
    for (const [index, { text, html }] of mails.entries()) {
      const lang = LANGUAGES[index] as string;
      const date = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' });
      expect(text).toContain(date.format(new Date('2026-03-31')));
      expect(text).not.toContain('{{');
      expect(html).toContain(`<html lang="${lang}">`);
    }
  });
});
