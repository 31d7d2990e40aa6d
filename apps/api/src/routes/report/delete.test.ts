import { describe, expect, it } from "vitest";
import { impossibleIds, makeReport, unknownId } from "../../../test/reports.ts";
import { now, type Service, service } from "../../../test/service.ts";

const remove = ({ app }: Service, id: string, authorization?: string) =>
  app.inject({
    method: "DELETE",
    url: `/api/reports/${id}`,
    headers: authorization === undefined ? {} : { authorization },
  });

const twoDates = { brand: "ge", serialNumber: "LR123456A" };
const rows = ({ database }: Service) => database.selectFrom("reports").selectAll().execute();

describe("DELETE /api/reports/{id}", () => {
  it("204, and erases the report's content", async () => {
    const running = await service();
    const other = await makeReport(running);
    const people = { preparedBy: "Jane Doe", phone: "555-0100", customer: "12 Elm St" };
    const disambiguation = [{ question: "rating-name", leaves: ["2008-06"] }];
    const { id, deletionToken } = await makeReport(running, { ...twoDates, ...people, disambiguation });
    expect(await rows(running)).toContainEqual(
      expect.objectContaining({ id, disambiguation: expect.any(Array) as object }),
    );
    const response = await remove(running, id, `Bearer ${deletionToken}`);
    expect(response.statusCode, response.body).toBe(204);
    expect(response.body).toBe("");
    const left = await rows(running);
    const erased = left.find((row) => row.id === id) ?? {};
    expect(erased).toMatchObject({ removed: "deleted", removed_at: now });
    const stored = Object.entries(erased).flatMap(([name, value]) => (value === null ? [] : [name]));
    expect(stored.toSorted()).toEqual(["created_at", "deletion_token_hash", "id", "removed", "removed_at"]);
    expect(left.find((row) => row.id === other.id)).toMatchObject({ removed: null, brand: "rheem" });
  });

  it("204 again, so that a retry is safe", async () => {
    const running = await service();
    const { id, deletionToken } = await makeReport(running);
    for (const attempt of [1, 2, 3]) {
      const { statusCode } = await remove(running, id, `bearer ${deletionToken}`);
      expect(statusCode, `attempt ${attempt}`).toBe(204);
    }
    expect(await rows(running)).toHaveLength(1);
  });

  it("403 for any token except the report's", async () => {
    const running = await service();
    const { id, deletionToken } = await makeReport(running);
    const { deletionToken: another } = await makeReport(running);
    for (const authorization of [
      undefined,
      "Bearer ",
      `Bearer ${another}`,
      `Bearer ${deletionToken.slice(0, -1)}`,
      `Bearer ${deletionToken} x`,
      `Basic ${deletionToken}`,
      deletionToken,
    ]) {
      const response = await remove(running, id, authorization);
      expect(response.json(), authorization).toMatchObject({ statusCode: 403, code: "report-token-wrong" });
    }
    expect(await rows(running)).toMatchObject([{ removed: null }, { removed: null }]);
  });

  it.each([unknownId, ...impossibleIds])("404 for %s", async (id) => {
    const response = await remove(await service(), id, "Bearer x");
    expect(response.json()).toMatchObject({ statusCode: 404, code: "report-not-found" });
  });
});
