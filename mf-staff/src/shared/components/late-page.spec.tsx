import { screen } from '@testing-library/react';
import { renderPart } from '../../testing/render';
import { latePage } from './late-page';

/** Shows a page whose code comes late, in the document of the shell. */
async function showLatePage(announcement: string): Promise<HTMLElement> {
  document.body.innerHTML = `<div id="page-announcement">${announcement}</div>`;
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const LatePage = latePage(async () => {
    await arrived;
    return () => <h1>Translations</h1>;
  });
  await renderPart(
    <main id="main">
      <LatePage />
    </main>,
  );
  await screen.findByText('Loading…');
  arrive();
  return screen.findByRole('heading', { name: 'Translations' });
}

it('moves the focus to the heading of a page that was navigated to', async () => {
  expect(await showLatePage('Translations | Phantom Partners')).toHaveFocus();
});

it('leaves the focus at the start of the first page of a visit', async () => {
  await showLatePage('');
  expect(document.body).toHaveFocus();
});
