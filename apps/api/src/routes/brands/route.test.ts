import { formatText } from "@heater-age/messages/server";
import { brands, labels } from "@heater-age/decoder";
import { describe, expect, it } from "vitest";
import { nowhere, service } from "../../../test/service.ts";

const list = async () => {
  const { app } = await service({ url: nowhere });
  return app.inject({ url: "/api/brands" });
};

describe("GET /api/brands", () => {
  it("answers 304 to who has the list already", async () => {
    const { app } = await service({ url: nowhere });
    const { headers } = await app.inject({ url: "/api/brands" });
    const again = await app.inject({ url: "/api/brands", headers: { "if-none-match": headers.etag } });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  });

  it("starts with the fourteen brands of the specification in order, and ends with other", async () => {
    const { brands: choices } = (await list()).json<{ brands: { value: string; label: string }[] }>();
    expect(choices.slice(0, 14).map(({ value }) => value)).toEqual([
      "ao-smith",
      "rheem",
      "bradford-white",
      "whirlpool",
      "ruud",
      "state",
      "ge",
      "kenmore",
      "american",
      "reliance",
      "richmond",
      "craftmaster",
      "navien",
      "rinnai",
    ]);
    expect(choices[0]).toEqual({ value: "ao-smith", label: "A. O. Smith" });
    expect(choices.at(-1)).toEqual({ value: "other", label: formatText("en", "form", "other") });
  });

  it("lists every brand and store brand once, the rest by name", async () => {
    const { brands: choices } = (await list()).json<{ brands: { value: string; label: string }[] }>();
    const values = choices.map(({ value }) => value);
    expect(new Set(values).size).toBe(values.length);
    expect(new Set(values)).toEqual(
      new Set([...Object.keys(brands), ...labels.map(({ slug }) => slug), "other"]),
    );
    const names = choices.slice(14, -1).map(({ label }) => label);
    expect(names).toEqual(names.toSorted(new Intl.Collator("en", { numeric: true }).compare));
  });

  it("is cacheable, by language", async () => {
    const { headers, statusCode } = await list();
    expect(statusCode).toBe(200);
    expect(headers["cache-control"]).toBe("public, max-age=3600, stale-while-revalidate=86400");
    expect(headers.vary).toBe("Origin, Accept-Language");
    expect(headers["content-language"]).toBe("en");
  });
});
