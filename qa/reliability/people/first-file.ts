interface Listed {
  list: { url: string | null }[];
}

/** The path of the first file that an answer links to; the link is open for a quarter of an hour. */
export async function firstFile(asked: Promise<Response>): Promise<string> {
  const answer = await asked;
  const { list } = (await answer.json()) as Listed;
  const url = list.find((file) => file.url)?.url;
  if (!url) throw new Error(`${answer.url} answered ${answer.status} and has no file`);
  const { pathname, search } = new URL(url, answer.url);
  return pathname + search;
}
