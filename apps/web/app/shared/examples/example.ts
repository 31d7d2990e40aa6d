/** How the serial number of an example is known to belong to its date. */
export type ExampleEvidence = "plate" | "maker" | "recall" | "record" | "published" | "illustration";

/** A serial number to explain a format with. */
export interface Example {
  readonly serial: string;
  /** `illustration`: no plate stands behind it, the number shows the rule and proves nothing. */
  readonly evidence: ExampleEvidence;
}

/** Examples by slug of the brand and id of the format. */
export type Examples = Readonly<Record<string, Readonly<Record<string, Example>>>>;
