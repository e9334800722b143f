/** A paragraph of Word that is an item of a list: `style="mso-list:l0 level2 lfo1"`. */
interface ListParagraph {
  element: HTMLElement;
  level: number;
  isNumbered: boolean;
  /** Lists of different numbers are different lists. */
  list: string;
}

const LIST_STYLE = /mso-list:\s*(l\d+)\s+level(\d)/i;
/** `1.`, `a)`, `(iv)`. A bullet is a letter of a symbol font. */
const NUMBER = /^\(?(\d{1,3}|[a-z]|[ivxlc]{1,6})[.)]$/i;

/** Word writes lists as paragraphs, whose marks are part of the text. */
export function listWordParagraphs(body: HTMLElement): void {
  let lists: { element: HTMLElement; level: number; isNumbered: boolean }[] = [];
  let previous: ListParagraph | undefined;
  for (const element of [...body.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4, h5, h6')]) {
    const item = toListParagraph(element);
    if (!item) continue;
    const follows =
      previous?.list === item.list && isNext(lists[0]?.element ?? previous.element, element);
    if (!follows) lists = [];
    lists = listsFor(item, lists);
    const created = document.createElement('li');
    created.append(...element.childNodes);
    lists.at(-1)?.element.append(created);
    element.remove();
    previous = item;
  }
}

const isNext = (before: HTMLElement, element: HTMLElement): boolean =>
  before.nextElementSibling === element;

function toListParagraph(element: HTMLElement): ListParagraph | undefined {
  const [, list = '', level = '1'] = LIST_STYLE.exec(element.dataset['style'] ?? '') ?? [];
  if (!list) return undefined;
  const mark = [...element.querySelectorAll<HTMLElement>('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.dataset['style'] ?? ''),
  );
  const text = (mark?.textContent ?? '').replace(/[\s\u00a0]+/g, '');
  // In Courier New, an `o` is a bullet.
  const isNumbered = NUMBER.test(text) && !/symbol|wingdings/i.test(mark?.innerHTML ?? '');
  mark?.remove();
  return { element, level: Number(level), isNumbered, list };
}

/** The open lists, from the outermost to the one of the item. */
function listsFor(
  { element, level, isNumbered }: ListParagraph,
  open: { element: HTMLElement; level: number; isNumbered: boolean }[],
) {
  const lists = open.filter((each) => each.level <= level);
  const last = lists.at(-1);
  if (last?.level === level && last.isNumbered === isNumbered) return lists;
  const around = lists.filter((each) => each.level < level);
  const list = document.createElement(isNumbered ? 'ol' : 'ul');
  const item = around.at(-1)?.element.lastElementChild;
  if (item) item.append(list);
  else element.before(list);
  return [...around, { element: list, level, isNumbered }];
}
