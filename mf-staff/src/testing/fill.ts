import userEvent from '@testing-library/user-event';

/** Adds a text to a field at once: key by key it takes its time, which matters to few tests. */
export async function fill(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}
