import { findBrand } from "@heater-age/decoder";
import { afterEach, expect, it, vi } from "vitest";
import { takeSubmit } from "./submit.ts";

afterEach(() => void vi.unstubAllGlobals());

it("counts every submit, also of an invalid form, and never what was typed", async () => {
  const fetched = vi.fn<typeof fetch>().mockResolvedValue(new Response("ok"));
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("document", { referrer: "" });
  const { origin, hostname, pathname } = new URL("https://heater-age.example/");
  vi.stubGlobal("window", { location: { origin, hostname, pathname } });

  const input = { brand: "rheem", serial: "RH05", model: "XE50T10H45U0" };
  expect(takeSubmit(input, findBrand)).toMatchObject({ serial: { id: "form.serialTooShort" } });
  await expect.poll(() => fetched.mock.calls.length).toBe(1);
  expect(takeSubmit({ ...input, serial: "RH0504B01826" }, findBrand)).toEqual({});
  await expect.poll(() => fetched.mock.calls.length).toBe(2);

  const counted = fetched.mock.calls.map(([, request]) => {
    const { body } = request ?? {};
    return JSON.parse(typeof body === "string" ? body : "null") as unknown;
  });
  const submit = { name: "submit", props: { category: "check", label: "rheem" } };
  expect(counted).toMatchObject([submit, submit]);
  expect(JSON.stringify(counted)).not.toMatch(/RH05|XE50/u);
});
