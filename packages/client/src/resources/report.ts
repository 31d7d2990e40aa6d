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
  /**
   * What was answered to the questions that tell the dates apart, in their order: those of `settling` in advice, each
   * with the dates that its answer leaves. The report says what settled its date.
   */
  readonly settled?: readonly { readonly question: string; readonly leaves: readonly string[] }[] | undefined;
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
    const { brand, serialNumber, modelNumber = "", manufacturingDate, settled } = input;
    const { ageYears, ageMonths, recommendation, modelInfo } = input;
    const body: Readonly<Record<keyof Schemas["ReportRequest"], unknown>> = {
      brand,
      serialNumber,
      modelNumber,
      manufacturingDate,
      settled,
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

/** What can be said about reading a report as a PDF. */
export interface PdfOptions extends CallOptions {
  /** Language of its texts. @default that of the client */
  readonly language?: "de" | "en" | "es" | "fr" | "it" | undefined;
}

/** Makes the method that reads a report as a PDF. */
export const createGetPdf =
  (send: Send) =>
  async (id: string, { language, ...options }: PdfOptions = {}): Promise<Uint8Array<ArrayBuffer>> => {
    const file = `/api/reports/${encodeURIComponent(id)}.pdf`;
    const path = language === undefined ? file : `${file}?language=${language}`;
    const call = { method: "GET", path, accept: "application/pdf", retry: dataRead } as const;
    return (await send(call, options)) as Uint8Array<ArrayBuffer>;
  };

/** Makes the method that deletes a report. */
export const createDeleteReport =
  (send: Send) =>
  async ({ id, deletionToken }: Pick<CreatedReport, "id" | "deletionToken">, options?: CallOptions) => {
    await send({ method: "DELETE", path: pathOf(id), token: deletionToken, retry: generic }, options);
  };
