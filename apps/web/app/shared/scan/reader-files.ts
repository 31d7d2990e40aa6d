/** A file to download. Other contents are rejected. */
export interface ReaderFile {
  readonly address: string;
  /** In the format of `fetch`. */
  readonly integrity: string;
}

export interface ReaderFiles {
  /** The program that reads barcodes. */
  readonly barcodes: ReaderFile;
  /** The program that the models run in. */
  readonly runtime: ReaderFile;
  /** The model that finds lines of text. */
  readonly detection: ReaderFile;
  /** The model that reads them. */
  readonly recognition: ReaderFile;
}
