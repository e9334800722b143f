/** A marker in everything that must be removed from a picture. */
export const MARKER = 'HOSTILE-MARKER';

export interface HostileFile {
  what: string;
  content: Buffer;
  /** The most dangerous name for the file. */
  name: string;
  /** Whether the file may be stored, as a type that nothing executes; otherwise it must be refused. */
  mayBeStored: boolean;
}

const SCRIPT = '<script>document.title="HOSTILE"</script>';

export const refusedFile = (what: string, name: string, content: string | Buffer): HostileFile => ({
  what,
  name,
  content: Buffer.from(content as string),
  mayBeStored: false,
});

export const inertFile = (what: string, name: string, content: Buffer): HostileFile => ({
  what,
  name,
  content,
  mayBeStored: true,
});

export { SCRIPT };
