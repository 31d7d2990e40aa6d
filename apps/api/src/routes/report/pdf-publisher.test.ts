import { readPdf } from "@heater-age/run/test/read-pdf";
import { expect, it } from "vitest";
import { makeReport } from "../../../test/reports.ts";
import { defaults, type Service, service } from "../../../test/service.ts";

async function requestPdf(running: Service, payload?: object) {
  const { id } = await makeReport(running, payload);
  const { rawPayload } = await running.app.inject({ url: `/api/reports/${id}.pdf?language=de` });
  return { ...(await readPdf(rawPayload)), id };
}

const url = "https://heaters.example";
const company = "Müller & Söhne <Sanitär>";

it("names the operator's site and company", async () => {
  const running = await service({ settings: { site: { ...defaults.site, url, company } } });
  const { id, links, spoken } = await requestPdf(running);
  expect(links).toContain(`${url}/de/report/${id}`);
  expect(spoken).toContain(company);
  expect(spoken).not.toContain("Angebot von");
});

it("asks the operator for a quote when the heater should be replaced", async () => {
  const orders = { phone: "(555) 010-0100", quoteUrl: "https://mueller.example/quote" };
  const running = await service({ settings: { site: { ...defaults.site, url, company, ...orders } } });
  const { links, spoken } = await requestPdf(running);
  expect(links).toEqual(expect.arrayContaining([orders.quoteUrl, "tel:5550100100"]) as string[]);
  expect(spoken).toContain(`Angebot von ${company} anfordern · (555) 010-0100 · mueller.example/quote`);
  const young = await requestPdf(running, { brand: "rheem", serialNumber: "Q342612345" });
  expect(young.spoken).not.toContain("Angebot von");
});

it("cites only regulators and makers about a recall", async () => {
  const { spoken } = await requestPdf(await service());
  expect(spoken).toContain("CPSC, Nr. 07-108");
  expect(spoken).not.toContain("Lawyers and Settlements");
});
