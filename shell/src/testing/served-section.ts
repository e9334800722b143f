/** Fills the page as the gateway does with a section that the server has drawn; answers its element. */
export function serveSection(remote: string, html: string, data: unknown = {}): HTMLElement {
  const main = document.getElementById('main') as HTMLElement;
  main.innerHTML = `<div data-remote="${remote}">${html}</div>`;
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = 'section-data';
  block.dataset.remote = remote;
  block.textContent = JSON.stringify(data);
  document.body.append(block);
  return main.firstElementChild as HTMLElement;
}
