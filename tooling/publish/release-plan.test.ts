import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import { type Plan, type Release, filterAllowed, unknownToNpm } from "./release-plan.ts";

const release = (name: string): Release => ({
  kind: "publish",
  name,
  version: "0.1.0",
  access: "public",
  tag: "latest",
});

describe("the packages to publish", () => {
  const plan: Plan = [[release("decoder")], [release("client"), release("widget")], [release("cli")]];

  test.each([
    ["all are published, once it knows every package", [], false, plan],
    ["none is published, as long as it does not know one package", ["cli"], false, []],
    [
      "the first ones are published by hand, in their order",
      ["decoder", "client", "widget", "cli"],
      true,
      plan,
    ],
    ["the others wait, while a first one is published by hand", ["widget"], true, [[release("widget")]]],
    ["none is published by hand, once it knows every package", [], true, []],
  ])("%s", (_, unknown, first, allowed) => {
    expect(filterAllowed(plan, unknown, { first })).toEqual(allowed);
  });
});

describe("packages missing on npm", () => {
  const names = ["@heater-age/decoder", "@heater-age/client"];

  /** Starts a registry that has the decoder, or that responds to every request with a status. */
  async function registry(status?: number): Promise<NodeJS.ProcessEnv> {
    const server = createServer(({ url = "" }, response) => {
      const name = decodeURIComponent(url.slice(1));
      const isThere = name === names[0];
      response.writeHead(status ?? (isThere ? 200 : 404), { "content-type": "application/json" });
      const versions = { "0.1.0": { name, version: "0.1.0" } };
      response.end(JSON.stringify({ name, "dist-tags": { latest: "0.1.0" }, versions }));
    });
    await new Promise<void>((resolve) => {
      server.listen(0, "127.0.0.1", resolve);
    });
    onTestFinished(() => void server.close());
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    return { ...process.env, npm_config_registry: address, npm_config_fetch_retries: "0" };
  }

  test("are those without any version", async () => {
    expect(await unknownToNpm(names, await registry())).toEqual(["@heater-age/client"]);
  });

  test("are not reported when npm fails", async () => {
    await expect(unknownToNpm(names, await registry(500))).rejects.toThrow("E500");
  });
});
