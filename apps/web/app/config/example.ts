/** How the date of an example's serial number is known. */
export type ExampleEvidence = "plate" | "maker" | "recall" | "record" | "published" | "illustration";

/** Captions of an example, by its evidence. */
export const captions = {
  plate: "guide.plateCaption",
  maker: "guide.exampleCaption",
  recall: "guide.exampleCaption",
  record: "guide.exampleCaption",
  published: "guide.exampleCaption",
  illustration: "guide.illustrationCaption",
} as const satisfies Record<ExampleEvidence, string>;

/** A serial number to explain a format with. */
export interface Example {
  readonly serial: string;
  /** `illustration`: not from a plate. The number illustrates the rule and proves nothing. */
  readonly evidence: ExampleEvidence;
}

/** Examples by slug of the brand and id of the format. */
export type Examples = Readonly<Record<string, Readonly<Record<string, Example>>>>;
