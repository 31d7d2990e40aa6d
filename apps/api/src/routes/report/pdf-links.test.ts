import { loadMessages } from "@heater-age/messages/server";
import { expect, it } from "vitest";
import { readPdf, seen } from "@heater-age/run/test/read-pdf";
import { makeReport } from "../../../test/reports.ts";
import { defaults, service } from "../../../test/service.ts";

it("links to its page at the configured URL or on this machine, never at the request's host", async () => {
  const linksTo = async (url: string | undefined, asked: Readonly<Record<string, string>>) => {
    const running = await service({
      settings: { trustedProxies: 1, site: { ...defaults.site, url } },
    });
    const { id } = await makeReport(running);
    const response = await running.app.inject({ url: `/api/reports/${id}.pdf`, headers: asked });
    expect(response.statusCode, JSON.stringify(asked)).toBe(200);
    const { links, spoken } = await readPdf(response.rawPayload);
    expect(spoken).not.toContain("evil.example");
    const addresses = links.filter((link) => link.endsWith(id)).map((link) => new URL(link).origin);
    expect(spoken.includes(seen(loadMessages("en").report.codeText))).toBe(addresses.length > 0);
    return [...new Set(addresses)];
  };
  const site = "https://heaters.example";
  expect(await linksTo(site, { host: "evil.example" })).toEqual([site]);
  for (const asked of ["evil.example", "127.0.0.1.evil.example", "a b", `${"a".repeat(400)}.example`]) {
    expect(await linksTo(undefined, { host: asked })).toEqual([]);
  }
  expect(await linksTo(undefined, { host: "localhost", "x-forwarded-host": "evil.example" })).toEqual([]);
  for (const local of ["localhost:3001", "127.0.0.1", "[::1]:3000"]) {
    expect(await linksTo(undefined, { host: local })).toEqual([`http://${local}`]);
  }
});
