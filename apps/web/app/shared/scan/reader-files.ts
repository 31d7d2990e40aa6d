/** A file as it is fetched: one with other contents is refused. */
export interface ReaderFile {
  readonly address: string;
  /** As `fetch` takes it. */
  readonly integrity: string;
}

/** What the readers are made of. */
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
