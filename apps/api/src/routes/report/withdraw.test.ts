import { describe, expect, it } from "vitest";
import { deleteReport, impossibleIds, makeReport, unknownId } from "../../../test/reports.ts";
import { now, type Service, service } from "../../../test/service.ts";

const operatorToken = "a-token-of-the-operator";

const withdraw = ({ app }: Service, id: string, authorization = `Bearer ${operatorToken}`) =>
  app.inject({ method: "POST", url: `/api/reports/${id}/withdrawal`, headers: { authorization } });

const rows = ({ database }: Service) => database.selectFrom("reports").selectAll().execute();

const running = () => service({ settings: { operatorToken } });

describe("POST /api/reports/{id}/withdrawal", () => {
  it("204, and erases the report's content, on every request", async () => {
    const current = await running();
    const { id } = await makeReport(current);
    for (const attempt of [1, 2]) {
      const response = await withdraw(current, id);
      expect(response.statusCode, `attempt ${attempt}`).toBe(204);
      expect(response.body).toBe("");
    }
    expect(await rows(current)).toMatchObject([
      { id, brand: null, serial_number: null, candidates: null, removed: "withdrawn", removed_at: now },
    ]);
  });

  it("204 for a report deleted by its creator, which stays deleted", async () => {
    const current = await running();
    const report = await makeReport(current);
    await deleteReport(current, report);
    expect((await withdraw(current, report.id)).statusCode).toBe(204);
    expect(await rows(current)).toMatchObject([{ removed: "deleted" }]);
  });

  it("keeps a withdrawn report withdrawn when its creator deletes it", async () => {
    const current = await running();
    const report = await makeReport(current);
    await withdraw(current, report.id);
    expect((await deleteReport(current, report)).statusCode).toBe(204);
    expect(await rows(current)).toMatchObject([{ removed: "withdrawn" }]);
  });

  it("401 without the operator's token", async () => {
    const current = await running();
    const { id, deletionToken } = await makeReport(current);
    for (const authorization of ["", "Bearer x", `Bearer ${deletionToken}`]) {
      const response = await withdraw(current, id, authorization);
      expect(response.json()).toMatchObject({ statusCode: 401, code: "operator-only" });
    }
    expect(await rows(current)).toMatchObject([{ removed: null }]);
  });

  it.each([unknownId, ...impossibleIds])("404 for %s", async (id) => {
    const response = await withdraw(await running(), id);
    expect(response.json()).toMatchObject({ statusCode: 404, code: "report-not-found" });
  });

  it("404 without a configured operator token", async () => {
    const current = await service();
    const { id } = await makeReport(current);
    const response = await withdraw(current, id);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: "not-found" });
    expect(await rows(current)).toMatchObject([{ removed: null }]);
  });
});
