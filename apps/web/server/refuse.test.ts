import { languages } from "@heater-age/messages";
import { loadMessages } from "@heater-age/messages/server";
import Fastify from "fastify";
import { expect, it } from "vitest";
import { refuse } from "./refuse.ts";

it.each(languages)("responds to errors in $name", async ({ code }) => {
  const app = Fastify();
  app.get("*", (request, reply) => refuse(request, reply, 400));
  app.get("/:language/often", (request, reply) => refuse(request, reply, 429));
  app.setErrorHandler((_error, request, reply) => refuse(request, reply, 500));
  app.get("/:language/broken", () => {
    throw new Error("broken");
  });
  const { errors } = loadMessages(code);
  for (const [path, status] of [
    [`/${code}`, 400],
    [`/${code}?x=/de/`, 400],
    [`/${code}/broken`, 500],
    [`/${code}/often`, 429],
  ] as const) {
    const { statusCode, body, headers } = await app.inject({ url: path });
    expect({ path, statusCode, body }).toEqual({
      path,
      statusCode: status,
      body: errors[`status-${status}`],
    });
    expect(headers["content-language"]).toBe(code);
  }
  await app.close();
});
