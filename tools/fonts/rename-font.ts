const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16();

/**
 * Renames a font in its name table, where `reserved` begins a name ("Source Sans 3", "SourceSans3-Roman"); notices that
 * speak of the reserved name (‘Source’) stay. Checksums are left as they were.
 *
 * @param sfnt not changed
 * @param ours as long as `reserved`, so that nothing moves
 * @throws {Error} where the lengths differ or no name has the word
 */
export function renameFont(sfnt: Buffer, [reserved, ours]: readonly [string, string]): Buffer {
  if (reserved.length !== ours.length) throw new Error(`${ours} is not as long as ${reserved}`);
  const renamed = Buffer.from(sfnt);
  let count = 0;
  for (const following of [' Sans', 'Sans']) {
    const name = utf16be(reserved + following);
    for (let at = renamed.indexOf(name); at >= 0; at = renamed.indexOf(name, at + 1)) {
      utf16be(ours).copy(renamed, at);
      count += 1;
    }
  }
  if (count === 0) throw new Error(`No name of the font has the word ${reserved}`);
  return renamed;
}
