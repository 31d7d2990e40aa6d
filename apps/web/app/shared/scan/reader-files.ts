/** A file to download. Other contents are rejected. */
export interface ReaderFile {
  readonly address: string;
  /** In the format of `fetch`. */
  readonly integrity: string;
}

export interface ReaderFiles {
  readonly barcodes: ReaderFile;
  /** The program that the models run in. */
  readonly runtime: ReaderFile;
  /** The model that finds lines of text. */
  readonly detection: ReaderFile;
  readonly recognition: ReaderFile;
}
