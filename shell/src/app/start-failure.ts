/** Offers a reload when the site could not start. In English and without React: texts or manifest may be missing. */
export function showStartFailure(error: unknown): void {
  reportError(error);
  const main = document.getElementById('main') ?? document.body;
  main.innerHTML = `
    <section class="shell-message container" role="alert">
      <h1>This site could not start</h1>
      <p class="lead">Please check your connection and try again.</p>
      <button type="button" class="btn btn-primary">Try again</button>
    </section>`;
  main.querySelector('button')?.addEventListener('click', () => window.location.reload());
}
