import { defaultLanguage, type Language, languages } from "@heater-age/messages";
import { formatText } from "@heater-age/messages/server";
import { sentencesIn } from "@heater-age/messages/sentences";
import Fastify from "fastify";
import { describe, expect, it } from "vitest";
import { errorAnswers } from "../plugins/errors.ts";
import { ApiError, type ErrorCode, errors } from "./codes.ts";
import type { ErrorBody } from "./schema.ts";

const codes = Object.keys(errors) as ErrorCode[];
const values = {
  shortest: 6,
  longest: 20,
  other: "?",
  most: 500,
  fewest: 16,
  columns: "brand",
  text: "n/a",
  line: 12,
} as const;

/** Returns the API's response to each error that a route can throw. */
async function answersIn(language: Language): Promise<ReadonlyMap<ErrorCode, ErrorBody>> {
  const app = Fastify();
  errorAnswers(app);
  for (const code of codes) {
    app.get(`/${code}`, () => {
      throw new ApiError(code, values);
    });
  }
  const answers = new Map<ErrorCode, ErrorBody>();
  for (const code of codes) {
    const response = await app.inject({ url: `/${code}`, headers: { "accept-language": language } });
    expect(response.headers["content-language"], code).toBe(language);
    answers.set(code, response.json<ErrorBody>());
  }
  await app.close();
  return answers;
}

describe.each(languages)("in $name", ({ code: language }) => {
  it("translates every error", async () => {
    for (const [code, { message }] of await answersIn(language)) {
      expect(message, code).toBe(formatText(language, "errors", code, values));
      if (language === defaultLanguage) continue;
      expect(message, code).not.toBe(formatText(defaultLanguage, "errors", code, values));
      expect(sentencesIn(defaultLanguage, message, language), code).toEqual([]);
    }
  });
});
