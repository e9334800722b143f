/** Stands in all that must not be left of a picture. */
export const MARKER = 'HOSTILE-MARKER';

export interface HostileFile {
  what: string;
  content: Buffer;
  /** The name that would get it furthest. */
  name: string;
  /** Whether it may be kept, as something that nothing runs; else it is to be refused. */
  mayBeKept: boolean;
}

const SCRIPT = '<script>document.title="HOSTILE"</script>';

export const refusedFile = (what: string, name: string, content: string | Buffer): HostileFile => ({
  what,
  name,
  content: Buffer.from(content as string),
  mayBeKept: false,
});

export const inertFile = (what: string, name: string, content: Buffer): HostileFile => ({
  what,
  name,
  content,
  mayBeKept: true,
});

export { SCRIPT };
