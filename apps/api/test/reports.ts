import type { Service } from "./service.ts";

/** The response to the creator of a report. */
export interface CreatedReport {
  readonly id: string;
  readonly path: string;
  readonly deletionToken: string;
}

export async function makeReport(
  { app }: Service,
  payload: object = { brand: "rheem", serialNumber: "RH0504B01826" },
): Promise<CreatedReport> {
  const response = await app.inject({ method: "POST", url: "/api/generate-report", payload });
  if (response.statusCode !== 201) throw new Error(response.body);
  return response.json<{ readonly report: CreatedReport }>().report;
}

/** Deletes a report as its creator. */
export const deleteReport = ({ app }: Service, { id, deletionToken }: CreatedReport) => {
  const authorization = `Bearer ${deletionToken}`;
  return app.inject({ method: "DELETE", url: `/api/reports/${id}`, headers: { authorization } });
};

/** A valid ID of no report. */
export const unknownId = "AAAAAAAAAAAAAAAAAAAAAA";

/** Invalid report IDs, encoded for a path. */
export const impossibleIds = [
  "1",
  "A".repeat(21),
  "A".repeat(23),
  `${"A".repeat(21)}%20`,
  `${"A".repeat(21)}%00`,
  `${"A".repeat(21)}%2F`,
  `${"A".repeat(20)}%F0%9F%94%A5`,
  "..%2F..%2Fetc%2Fpasswd.....",
] as const;
