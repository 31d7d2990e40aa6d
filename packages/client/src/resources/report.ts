import type { BrandSlug } from "@heater-age/decoder";
import type { Schemas } from "../generated/api.ts";
import { isText } from "../http/fields.ts";
import { newKey } from "../http/key.ts";
import type { BodyOf, CallOptions, Send } from "../http/send.ts";

/**
 * What a report needs: the result of a successful check has all of it. The API calculates everything again except the
 * serial number and which of its dates is meant.
 */
export interface ReportInput {
  /**
   * A random UUID, so that only one report is made however often it is sent. Keep it secret: anyone who knows it can
   * delete the report.
   *
   * @default a new one, the same in all attempts of the call
   */
  readonly id?: string | undefined;
  /** Value of the brand: `"rheem"`. */
  readonly brand: BrandSlug | (string & {});
  readonly serialNumber: string;
  /** Empty or absent if unknown. */
  readonly modelNumber?: string | undefined;
  /**
   * One of the dates that the serial number can mean, as in the result of the check.
   *
   * @default the likeliest
   */
  readonly manufacturingDate?: string | undefined;
  /**
   * The answers to the questions that distinguish the dates, in their order: those of `disambiguation` in advice, each with
   * the dates that its answer leaves. The report names what decided its date.
   */
  readonly disambiguation?:
    readonly { readonly question: string; readonly leaves: readonly string[] }[] | undefined;
  /** Who checked the heater. The report shows it as typed, like the next two. */
  readonly preparedBy?: string | undefined;
  /** Their phone number. */
  readonly phone?: string | undefined;
  /** Name or address of the customer. */
  readonly customer?: string | undefined;
  readonly ageYears?: number | undefined;
  readonly ageMonths?: number | undefined;
  readonly recommendation?: string | undefined;
  readonly modelInfo?: object | undefined;
}

/** The path of a report, and the token that deletes it, which is returned only here. */
export type CreatedReport = Schemas["CreatedReport"];

/** The result of a check, and the heater's age today. */
export type Report = Schemas["Report"];

const toPath = (id: string): string => `/api/reports/${encodeURIComponent(id)}`;

export const createMakeReport =
  (send: Send) =>
  async (input: ReportInput, options?: CallOptions): Promise<CreatedReport> => {
    const { id = newKey(), brand, serialNumber, modelNumber = "", manufacturingDate, disambiguation } = input;
    const { preparedBy, phone, customer } = input;
    const { ageYears, ageMonths, recommendation, modelInfo } = input;
    const heater = { id, brand, serialNumber, modelNumber, manufacturingDate, disambiguation };
    const people = { preparedBy, phone, customer };
    const result = { ageYears, ageMonths, recommendation, modelInfo };
    const body = { ...heater, ...people, ...result } satisfies BodyOf<Schemas["ReportRequest"]>;
    const required = { "report.id": isText, "report.path": isText, "report.deletionToken": isText };
    const answer = await send({ method: "POST", path: "/api/generate-report", body, required }, options);
    return (answer as Schemas["ReportCreation"]).report;
  };

export const createGetReport =
  (send: Send) =>
  async (id: string, options?: CallOptions): Promise<Report> =>
    (await send({ method: "GET", path: toPath(id), required: { id: isText } }, options)) as Report;

export const createDeleteReport =
  (send: Send) =>
  async ({ id, deletionToken }: Pick<CreatedReport, "id" | "deletionToken">, options?: CallOptions) => {
    await send({ method: "DELETE", path: toPath(id), token: deletionToken }, options);
  };
