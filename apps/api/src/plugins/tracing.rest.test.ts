import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { outsideServer } from "../../test/http-server.ts";
import { migratedDatabase, service } from "../../test/service.ts";
import { ask, startOn } from "../../test/started.ts";
import { connect } from "../db/connect.ts";
import { startTracing } from "./tracing.ts";

interface Attribute {
  readonly key: string;
  readonly value: { readonly stringValue?: string; readonly intValue?: number };
}

interface ReceivedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly Attribute[];
  readonly status: { readonly code?: number };
}

interface Export {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly { readonly spans: readonly ReceivedSpan[] }[];
  }[];
}

/** Starts a collector, and returns what it receives. */
async function collector() {
  const server = await outsideServer(
    (response) => void response.setHeader("content-type", "application/json").end("{}"),
  );
  const exports = () => server.received.map(({ body }) => JSON.parse(body) as Export);
  const spans = () =>
    exports().flatMap(({ resourceSpans }) =>
      resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
    );
  return { url: new URL(server.url).origin, received: server.received, exports, spans };
}

/** Starts a service whose traces go to a collector. */
async function traced() {
  const at = await collector();
  const url = await migratedDatabase();
  const tracing = startTracing(at.url);
  const database = connect(url, "serve", tracing.statement);
  const recording = connect(url, "record", tracing.sharedStatement);
  const running = await service({ url, database, recording, tracing });
  return { ...at, ...running, tracing };
}

const readValue = ({ attributes }: ReceivedSpan, name: string) => {
  const value = attributes.find(({ key }) => key === name)?.value;
  return value?.stringValue ?? value?.intValue;
};

const rheem = { brand: "rheem", serialNumber: "RH0504B01826", modelNumber: "XE40M09EL55U1" };

describe("traces", () => {
  it("have a span for the request, with a child span for each statement", async () => {
    const { app, tracing, spans, received, exports } = await traced();
    const payload = { type: "website", platform: "copy" };
    const { headers } = await app.inject({ method: "POST", url: "/api/share", payload });
    await tracing.stop();
    expect(received).toMatchObject([{ method: "POST", url: "/v1/traces" }]);
    expect(exports()[0]?.resourceSpans[0]?.resource.attributes).toContainEqual({
      key: "service.name",
      value: { stringValue: "heater-age-api" },
    });
    const request = spans().find(({ name }) => name === "POST /api/share");
    const statement = spans().find(({ name }) => name === "WITH");
    expect(statement).toMatchObject({ traceId: request?.traceId, parentSpanId: request?.spanId });
    expect(request?.parentSpanId).toBeUndefined();
    expect(request && readValue(request, "http.response.status_code")).toBe(204);
    expect(request && readValue(request, "http.route")).toBe("/api/share");
    expect(request && readValue(request, "request.id")).toBe(headers["x-request-id"]);
    expect(statement && readValue(statement, "db.query.text")).toMatch(/into share_counters/u);
  });

  it("have a separate span for recording several checks", async () => {
    const { app, tracing, spans } = await traced();
    await app.inject({ method: "POST", url: "/api/check", payload: rheem });
    await tracing.stop();
    const recording = spans().find((span) =>
      String(readValue(span, "db.query.text")).includes("water_heater_checks"),
    );
    expect(recording?.name).toBe("WITH");
    expect(recording?.parentSpanId).toBeUndefined();
  });

  it("mark failures", async () => {
    const { app, tracing, database, spans } = await traced();
    await database.schema.dropTable("check_totals").execute();
    await sql`create view check_totals as
      select '' as brand, '' as age_band, 1 / length(left(current_user, 0)) as checks`.execute(database);
    expect((await app.inject({ url: "/api/stats" })).statusCode).toBe(500);
    await tracing.stop();
    const failed = spans().filter(({ status }) => status.code === 2);
    expect(failed.map(({ name }) => name)).toEqual(["SELECT", "GET /api/stats"]);
  });

  it("continue the trace of the caller, who doesn't choose which ones are kept", async () => {
    const { app, tracing, spans } = await traced();
    const traceparent = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00";
    await app.inject({ url: "/api/brands", headers: { traceparent } });
    await app.inject({ url: "/api/stats", headers: { traceparent: "00-none" } });
    await tracing.stop();
    expect(spans().find(({ name }) => name === "GET /api/brands")).toMatchObject({
      traceId: "0af7651916cd43dd8448eb211c80319c",
      parentSpanId: "b7ad6b7169203331",
    });
    expect(spans().find(({ name }) => name === "GET /api/stats")?.parentSpanId).toBeUndefined();
  });

  it("omit visitors' input and addresses", async () => {
    const { app, tracing, exports } = await traced();
    const visitor = { remoteAddress: "192.0.2.7", headers: { "user-agent": "Curious/1" } };
    await app.inject({ method: "POST", url: "/api/check?serial=RH0504B01826", payload: rheem, ...visitor });
    await app.inject({ url: "/api/model/rheem/XE40M09EL55U1", ...visitor });
    await app.inject({ url: "/unknown/XE40M09EL55U1", ...visitor });
    await tracing.stop();
    const text = JSON.stringify(exports());
    expect(text).toContain("/api/model/:brand/:modelNumber");
    for (const secret of ["RH0504B01826", "XE40M09EL55U1", "192.0.2.7", "Curious"]) {
      expect(text).not.toContain(secret);
    }
  });

  it("omit health checks of a load balancer", async () => {
    const { app, tracing, spans } = await traced();
    for (const url of ["/healthz", "/readyz", "/metrics"]) await app.inject({ url });
    await tracing.stop();
    expect(spans().filter(({ name }) => name.startsWith("GET"))).toEqual([]);
  });
});

describe("the started service", () => {
  it("sends its traces before stopping", async () => {
    const { url, spans } = await collector();
    const { port, child, exit } = await startOn(await migratedDatabase(), {
      OTEL_EXPORTER_OTLP_ENDPOINT: url,
    });
    await ask(port, "/api/brands");
    child.kill("SIGTERM");
    expect(await exit).toEqual([0, null]);
    expect(spans().map(({ name }) => name)).toContain("GET /api/brands");
  });

  it("ignores an unreachable collector", async () => {
    const { port, child, exit, output } = await startOn(await migratedDatabase(), {
      OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:1",
    });
    expect(await ask(port, "/api/check", rheem)).toMatchObject({ success: true });
    child.kill("SIGTERM");
    expect(await exit).toEqual([0, null]);
    expect(await output).toContain("the last traces are lost");
  });
});
