import { labels } from "@heater-age/decoder";
import { languages } from "@heater-age/messages";
import { expect, it } from "vitest";
import { checkHere } from "../check/check-here.ts";
import { intlIn } from "../shell/intl-in.ts";

const find = (brand: string, serial: string, model = "") =>
  checkHere({ brand, serial, model }, "2026-11-20", "no-answer").result.makers ?? [];

it.each(languages)("has a text for every reason in $name", ({ code: language }) => {
  const intl = intlIn(language);
  const all = [
    ...find("kenmore", "C05A012345", "153.336433"),
    ...find("kenmore", "RH0504B01826", "110.123456"),
    ...find("other", "C05A012345", "XG40T06EC36U1"),
    ...find("hotmaster", "99481251867"),
    ...labels.slice(0, 5).flatMap(({ slug }) => find(slug, "9948125186")),
  ];
  const reasons = all.flatMap((maker) => maker.reasons);
  expect(new Set(reasons.map(({ code }) => code)).size).toBe(12);
  for (const { code, values } of reasons)
    expect(intl.formatMessage({ id: `maker.${code}` }, values), code).toMatch(/^[^{}]+\.$/u);
});
