import type { BrandSlug } from "@heater-age/decoder";
import { fieldOf, isText, lacking } from "../answer.ts";
import type { components } from "../generated/api.ts";
import type { CallOptions, Send } from "../request.ts";
import { dataRead, generic } from "../retry.ts";

type Schemas = components["schemas"];

/**
 * What a report is about: the result of a successful check has it all. The API works out everything again but the
 * number itself and which of its dates is meant.
 */
export interface ReportInput {
  /** Value of the brand: `"rheem"`. */
  readonly brand: BrandSlug | (string & {});
  readonly serialNumber: string;
  /** Empty or absent when not known. */
  readonly modelNumber?: string | undefined;
  /**
   * Which of the dates that the serial number can mean, as the check gave it.
   *
   * @default the likeliest
   */
  readonly manufacturingDate?: string | undefined;
  readonly ageYears?: number | undefined;
  readonly ageMonths?: number | undefined;
  readonly recommendation?: string | undefined;
  readonly modelInfo?: object | undefined;
}

/** Where a report is, and what its creator can delete it with: that is told once. */
export type CreatedReport = Schemas["CreatedReport"];

/** What a check said, and how old the heater is now. */
export type Report = Schemas["Report"];

const pathOf = (id: string): string => `/api/reports/${encodeURIComponent(id)}`;

const lacksOfCreated = lacking({ id: isText, path: isText, deletionToken: isText });
const lacks = (answer: unknown) =>
  lacksOfCreated(fieldOf(answer, "report")).map((field) => `report.${field}`);
const lacksOfReport = lacking({ id: isText });

/** Makes the method that makes a report. */
export const createMakeReport =
  (send: Send) =>
  async (input: ReportInput, options?: CallOptions): Promise<CreatedReport> => {
    const { brand, serialNumber, modelNumber = "", manufacturingDate } = input;
    const { ageYears, ageMonths, recommendation, modelInfo } = input;
    const body: Readonly<Record<keyof Schemas["ReportRequest"], unknown>> = {
      brand,
      serialNumber,
      modelNumber,
      manufacturingDate,
      ageYears,
      ageMonths,
      recommendation,
      modelInfo,
    };
    const call = { method: "POST", path: "/api/generate-report", body, retry: generic, lacks } as const;
    return ((await send(call, options)) as Schemas["ReportCreation"]).report;
  };

/** Makes the method that reads a report. */
export const createGetReport =
  (send: Send) =>
  async (id: string, options?: CallOptions): Promise<Report> =>
    (await send(
      { method: "GET", path: pathOf(id), retry: dataRead, lacks: lacksOfReport },
      options,
    )) as Report;

/** Makes the method that deletes a report. */
export const createDeleteReport =
  (send: Send) =>
  async ({ id, deletionToken }: Pick<CreatedReport, "id" | "deletionToken">, options?: CallOptions) => {
    await send({ method: "DELETE", path: pathOf(id), token: deletionToken, retry: generic }, options);
  };
