import { formatText } from "@heater-age/messages/server";
import type { CheckInput } from "@heater-age/decoder/check";
import { describe, expect, it } from "vitest";
import { runCommand } from "../run.fixture.ts";
import { exitCodes } from "../terminal/failure.ts";
import { anyUuid, asApi, json, serve } from "../../test/server.ts";

const units = "brand,serial\nrheem,RH0504B01826\nnobody,RH0504B01826\nbradford-white,BH6511396\n";

describe("--api", () => {
  it("asks the server in the language of results", async () => {
    const { address, received } = await serve(asApi);
    const { code, out } = await runCommand([
      "check",
      "rheem",
      "RH0504B01826",
      "--api",
      address,
      "--language",
      "de",
    ]);
    expect(code).toBe(exitCodes.dated);
    expect(out).toContain("Mai 2004");
    expect(out).toContain("The server recorded this check.");
    expect(received).toEqual([
      {
        path: "POST /api/check",
        language: "de",
        body: { brand: "rheem", serialNumber: "RH0504B01826", modelNumber: "", checkId: anyUuid },
      },
    ]);
  });

  it("sends the years of a register, and shows how they compare", async () => {
    const { address } = await serve(asApi);
    const input = "brand,serial,installed\nrheem,RH0504B01826,2004\nrheem,RH0504B01826,1998\n";
    const { out } = await runCommand(["batch", "-", "--api", address], { input });
    const [heading = [], ...rows] = out
      .trim()
      .split("\n")
      .map((row) => row.trim().split(","));
    expect(rows.map((row) => row[heading.indexOf("year_check")])).toEqual(["agrees", "contradicts"]);
  });

  it("prints the server's response as JSON", async () => {
    const { address } = await serve(asApi);
    const { out } = await runCommand(["check", "rheem", "RH0504B01826", "--json", "--api", `${address}/`]);
    expect(JSON.parse(out)).toMatchObject({
      manufacturingDate: "2004-05",
      recommendation: "From the server.",
      recorded: true,
    });
  });

  it("identifies brands, and reports the server's errors", async () => {
    const { address } = await serve(asApi);
    expect((await runCommand(["identify", "BH6511396", "--api", address])).out).toContain("Bradford White");
    const refused = await runCommand(["check", "nobody", "RH0504B01826", "--api", address]);
    expect(refused).toMatchObject({ code: exitCodes.usage, out: "" });
    expect(refused.err).toContain("We don’t know the brand “nobody”.");
    const both = await runCommand(["check", "nobody", "RH05", "--api", address]);
    expect(both.err).toContain(
      `serialNumber: ${formatText("en", "errors", "serial-too-short", { shortest: 6 })}`,
    );
  });

  it("sends a file in large batches, and reports which rows are recorded", async () => {
    const { address, received } = await serve(asApi);
    const { code, out, err } = await runCommand(["batch", "-", "--api", address], { input: units });
    expect(code).toBe(exitCodes.undated);
    expect(received.map(({ path }) => path)).toEqual(["POST /api/check/batch"]);
    const [head = "", first, second] = out.split("\n");
    expect(head.endsWith(",message,recorded")).toBe(true);
    expect(first).toMatch(/^rheem,RH0504B01826,2004-05,.*,true$/u);
    expect(second).toMatch(/^nobody,.*brand-unknown,We don’t know the brand “nobody”\.,$/u);
    expect(err).toMatch(/^Line 3: .+\n3 rows in /u);
  });

  it("shows in a table how many dates the server omitted", async () => {
    const { address } = await serve(asApi);
    const input = "brand,serial\nother,0512345678\nbradford-white,BH6511396\n";
    const { out } = await runCommand(["batch", "-", "--api", address], { input });
    const [, first, second] = out.split("\n");
    expect(first).toMatch(/,[a-z-]+ [\dW-]+ \|(?: [a-z-]+ [\dW-]+ \|){2,} \+\d+,,brand-open,/u);
    expect(second).toContain(",1985-08,");
    const asJson = await runCommand(["batch", "-", "--json", "--api", address], { input });
    const rows = asJson.out.trim().split("\n");
    expect(rows.map((row) => JSON.parse(row) as unknown)).toMatchObject([
      { line: 2, success: false, problem: { code: "brand-open" } },
      { line: 3, success: true, dateCount: 2, recommendation: "From the server." },
    ]);
  });

  it("stops immediately on Ctrl+C while waiting to retry", async () => {
    const stop = new AbortController();
    const { address } = await serve((_asked, response) => {
      response.writeHead(429, { "retry-after": "100" }).end();
      setTimeout(() => stop.abort(), 50);
    });
    const options = { input: units, signal: stop.signal };
    const { code, out, err } = await runCommand(["batch", "-", "--api", address], options);
    expect(code).toBe(exitCodes.interrupted);
    expect(out.split("\n")).toHaveLength(2);
    expect(err).toContain("Interrupted.");
  });

  it("reports an unreachable server", async () => {
    const { code, out, err } = await runCommand(["brands", "--api", "http://127.0.0.1:1"]);
    expect(code).toBe(exitCodes.server);
    expect(out).toBe("");
    expect(err).toContain(`http://127.0.0.1:1: ${formatText("en", "errors", "no-connection")}`);
  });

  it("sends a number that lacks zeros once, with them, and keeps its row before a failure", async () => {
    let requests = 0;
    const { address, received } = await serve((request, response) => {
      requests += 1;
      if (requests === 1) asApi(request, response);
      else json(response, 401, {});
    });
    const rows = `rheem,504018261\n${"rheem,RH0504B01826\n".repeat(599)}`;
    const stopped = await runCommand(["batch", "-", "--api", address], { input: `brand,serial\n${rows}` });
    expect(stopped.code).toBe(exitCodes.server);
    expect(stopped.out.split("\n")).toHaveLength(502);
    expect(stopped.out).toMatch(
      /\nrheem,504018261,2004-05,month,\d+,\d+,replace,medium,.*leading-zeros-restored,/u,
    );
    const sent = received.flatMap(({ body }) => (body as { readonly checks: readonly CheckInput[] }).checks);
    expect(sent.filter(({ serialNumber }) => serialNumber.includes("504018261"))).toEqual([
      expect.objectContaining({ serialNumber: "0504018261" }),
    ]);
    expect(stopped.err).toContain("Complete up to line 501.");
  });
});
