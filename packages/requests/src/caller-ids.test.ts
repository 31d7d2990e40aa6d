import { expect, it } from "vitest";
import { callerSpan, loggedTrace, toRequestId } from "./caller-ids.ts";

const traceId = "0af7651916cd43dd8448eb211c80319c";
const spanId = "b7ad6b7169203331";

it.each(["a", "0a8d4d0e-8f1c-4a51-9a43-5a6c1f0e7a11", "job_7.row-12", "x".repeat(64)])(
  "keeps the request id %s",
  (id) => {
    expect(toRequestId({ "x-request-id": id })).toBe(id);
  },
);

it.each([undefined, "", "x".repeat(65), "a b", 'a"b', "a\nb", "ä", "${a}", ["a", "b"]])(
  "replaces the request id %j",
  (id) => {
    expect(toRequestId({ "x-request-id": id })).toMatch(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u);
  },
);

it("reads the caller's trace", () => {
  const headers = { traceparent: `00-${traceId}-${spanId}-01` };
  expect(callerSpan(headers)).toEqual({ traceId, spanId });
  expect(loggedTrace(headers)).toEqual({ traceId });
});

it.each([
  undefined,
  "",
  `00-${traceId}-${spanId}`,
  `01-${traceId}-${spanId}-01`,
  `00-${"0".repeat(32)}-${spanId}-01`,
  `00-${traceId}-${"0".repeat(16)}-01`,
  `00-${traceId.toUpperCase()}-${spanId}-01`,
  `00-${traceId}-${spanId}-01\n`,
])("reads no trace from %j", (traceparent) => {
  expect(callerSpan({ traceparent })).toBeUndefined();
  expect(loggedTrace({ traceparent })).toEqual({});
});
