import type { CreatedReport } from "@heater-age/client";
import { type APIRequestContext, expect } from "@playwright/test";

interface ReportInput {
  readonly brand: string;
  readonly serialNumber: string;
  readonly modelNumber?: string;
}

let visitors = 0;

/** Creates a report from another visitor's address, which differs each time. */
export async function makeReport(request: APIRequestContext, data: ReportInput): Promise<CreatedReport> {
  visitors += 1;
  const headers = { "x-forwarded-for": `203.0.113.${visitors % 256}` };
  const response = await request.post("/api/generate-report", { headers, data });
  expect(response.status(), JSON.stringify(data)).toBe(201);
  return ((await response.json()) as { readonly report: CreatedReport }).report;
}
