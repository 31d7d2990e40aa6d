import { expect, test } from "vitest";
import { readStartEnvironment } from "./environment.ts";

test("an empty environment gives the documented ports and no database", () => {
  expect(readStartEnvironment({ PORT: "", DATABASE_URL: "" })).toEqual({
    web: { host: "127.0.0.1", port: 3000, url: "http://127.0.0.1:3000" },
    api: { host: "127.0.0.1", port: 3001, url: "http://127.0.0.1:3001" },
    logLevel: "warn",
  });
});

test("uses the variables that are set, and reaches a service on all addresses through this machine", () => {
  const variables = {
    HOST: "0.0.0.0",
    PORT: "8080",
    API_HOST: "::1",
    API_PORT: "8081",
    DATABASE_URL: "postgres://db.example/heaters",
    LOG_LEVEL: "debug",
  };
  expect(readStartEnvironment(variables)).toEqual({
    web: { host: "0.0.0.0", port: 8080, url: "http://127.0.0.1:8080" },
    api: { host: "::1", port: 8081, url: "http://[::1]:8081" },
    databaseUrl: "postgres://db.example/heaters",
    logLevel: "debug",
  });
});

test.each([
  [{ PORT: "abc" }, 'PORT is "abc"; it has to be a whole number from 1 to 65535.'],
  [{ API_PORT: "70000" }, 'API_PORT is "70000"; it has to be a whole number from 1 to 65535.'],
  [{ PORT: "3001" }, "PORT and API_PORT are both 3001; they have to differ."],
])("%o is rejected", (variables, message) => {
  expect(() => readStartEnvironment(variables)).toThrow(message);
});
