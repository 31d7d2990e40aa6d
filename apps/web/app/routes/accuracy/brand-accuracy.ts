/** How the dates of a brand compare with those of heaters whose date is known without decoding. */
export interface BrandAccuracy {
  readonly slug: string;
  /** Path of its page without a language. */
  readonly path: string;
  readonly label: string;
  /** Number of such heaters. More than the sum of the other counts if some have no date in our reading. */
  readonly heaters: number;
  /** Our only date fits. */
  readonly agrees: number;
  /** One of several dates fits. */
  readonly ambiguous: number;
  /** None of our dates fits. */
  readonly contradicts: number;
}
