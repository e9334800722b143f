/** One file of a build. */
export interface BundleFile {
  /** Relative to the build's folder, with forward slashes. */
  name: string;
  content: Buffer;
}
