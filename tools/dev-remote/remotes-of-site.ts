const MANIFEST = /<script[^>]* id="boot-manifest"[^>]*>([^<]*)</;
const PATIENCE = 15_000;

/**
 * The names of the remotes that visitors of a site get.
 *
 * @throws Error saying what is wrong with the address
 */
export async function remotesOfSite(site: string): Promise<string[]> {
  const answer = await openHome(site);
  const manifest = MANIFEST.exec(await answer.text())?.[1];
  if (manifest === undefined)
    throw new Error(
      `${site} answers with ${answer.status} and no page of this product: is that the site's address?`,
    );
  const { remotes } = JSON.parse(manifest) as { remotes: { name: string }[] };
  return remotes.map(({ name }) => name);
}

async function openHome(site: string): Promise<Response> {
  try {
    return await fetch(new URL('/', site), { signal: AbortSignal.timeout(PATIENCE) });
  } catch (error) {
    const { message, cause } = error as Error;
    const reason = cause instanceof Error && cause.message ? cause.message : message;
    throw new Error(`${site} cannot be reached: ${reason}`, { cause: error });
  }
}
