import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { compress, encodingFor } from "./compress.ts";

it.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip;q=1.0, br;q=0", "gzip"],
  ["GZIP", "gzip"],
  ["br;q=0.0, gzip;q=0", undefined],
  ["identity", undefined],
  ["", undefined],
  [undefined, undefined],
])("accept-encoding %j selects %s", (header, encoding) => {
  expect(encodingFor(header)).toBe(encoding);
});

it("compresses without loss", async () => {
  const body = Buffer.from("water heater ".repeat(100));
  expect(brotliDecompressSync(await compress(body, "br"))).toEqual(body);
  expect(gunzipSync(await compress(body, "gzip"))).toEqual(body);
});
