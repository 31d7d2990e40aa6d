import type { BrandSlug } from "@heater-age/decoder";
import type { components } from "../generated/api.ts";
import type { CallOptions, Send } from "../request.ts";
import { generic } from "../retry.ts";

type Schemas = components["schemas"];

/** What is printed on the rating plate. */
export interface CheckInput {
  /** Value of the brand: `"rheem"`; `"other"` when it is not known. */
  readonly brand: BrandSlug | "other" | (string & {});
  /** As printed: dots and hyphens can tell two formats apart. */
  readonly serialNumber: string;
  /** Empty or absent when not known. */
  readonly modelNumber?: string;
}

/** Fields that only a check with a date has. */
type DateField =
  | "manufacturingDate"
  | "ageYears"
  | "ageMonths"
  | "recommendation"
  | "recommendationCode"
  | "precision"
  | "ageRange"
  | "ambiguous"
  | "confidence";

/** Fields that only a check without a date has. */
type FailureField = "error" | "problem";

type Common = Omit<Schemas["CheckResult"], DateField | FailureField | "success">;

/** The serial number says when the heater was made. */
export type CheckSuccess = Common & { readonly success: true } & Required<
    Pick<Schemas["CheckResult"], DateField>
  >;

/** The serial number does not say when the heater was made; `problem` says why, and what may help. */
export type CheckFailure = Common & { readonly success: false } & Required<
    Pick<Schemas["CheckResult"], FailureField>
  >;

/** What a check says. */
export type CheckResult = CheckSuccess | CheckFailure;

/** Makes the method that checks a serial number. */
export const createCheck =
  (send: Send) =>
  async (
    { brand, serialNumber, modelNumber = "" }: CheckInput,
    options?: CallOptions,
  ): Promise<CheckResult> => {
    const body = { brand, serialNumber, modelNumber } satisfies Schemas["CheckRequest"];
    const answer = await send({ method: "POST", path: "/api/check", body, retry: generic }, options);
    return answer as CheckResult;
  };
