import type { Language } from '@phantom/mf-kit';
import { mockApi } from '@phantom/mf-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { renderPart } from '../../../testing/render';
import { loadContentTexts } from '../content-texts';
import type { DraftSession } from '../draft/draft-session';
import { DraftProvider } from '../draft/use-draft';
import { aField } from '../testing/entries';
import { cut, SharePreview } from './share-preview';

const type = {
  title: 'title',
  fields: [
    aField('title', { translated: true }),
    aField('image', { kind: 'picture' }),
    aField('body', { kind: 'rich-text', translated: true }),
  ],
};

async function renderPreview(values: Record<string, unknown>, language: Language = 'en') {
  const state = { entry: { preview_path: '/single-news-letter/3' } };
  const session = {
    ref: { service: 'content', id: 7 },
    subscribe: () => () => undefined,
    getState: () => state,
    valueOf: (path: string) => values[path] ?? null,
  } as unknown as DraftSession;
  const view = await renderPart(
    <DraftProvider value={session}>
      <SharePreview type={type} language={language} />
    </DraftProvider>,
  );
  await loadContentTexts();
  return view;
}

const paragraph = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});

describe('share preview', () => {
  it('shows title, address, description and picture', async () => {
    mockApi('get', '/api/auth/content/media/{id}', {
      list: [{ id: 4, src: '/pictures/a/1920.webp' } as never],
    });
    const { container } = await renderPreview({
      'texts.en.title': 'Rents in winter',
      'texts.en.body': paragraph('They rise. '.repeat(40)),
      'values.image': 4,
    });
    expect(await screen.findByText('Rents in winter | Phantom Partners')).toBeInTheDocument();
    expect(screen.getByText(/localhost › single-news-letter › 3/)).toBeInTheDocument();
    const [description] = screen.getAllByText(/^They rise/);
    expect(description?.textContent.length).toBeLessThan(160);
    await waitFor(() =>
      expect(container.querySelector('img')).toHaveAttribute('src', '/pictures/a/1920.webp'),
    );
  });

  it('has the texts of the source where a language has none', async () => {
    await renderPreview(
      { 'texts.en.title': 'Rents', 'texts.en.body': paragraph('They rise.') },
      'de',
    );
    expect(await screen.findByText('Rents | Phantom Partners')).toBeInTheDocument();
    expect(screen.getByText(/localhost › de › single-news-letter/)).toBeInTheDocument();
  });
});

describe('cut', () => {
  it.each([
    ['Short', 10, 'Short'],
    ['A few words too many', 12, 'A few words …'],
    ['A few, words', 8, 'A few …'],
    ['Donaudampfschifffahrt', 10, 'Donaudampf …'],
  ])('%s, %d: %s', (text, length, expected) => {
    expect(cut(text, length)).toBe(expected);
  });
});
