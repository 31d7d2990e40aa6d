import { expect, it } from "vitest";
import { nowhere, service } from "../../test/service.ts";
import { schemaCompilers } from "./schema-compilers.ts";

const route = (schema: object) => ({ method: "GET", url: "/", httpStatus: "200", schema });

it("compiles equal schemas once across routes and services", () => {
  const one = schemaCompilers.buildSerializer({}, {});
  const other = schemaCompilers.buildSerializer({}, {});
  const age = { type: "object", properties: { age: { type: "integer" } } };
  const year = { type: "object", properties: { year: { type: "integer" } } };
  expect(other(route({ ...age }))).toBe(one(route(age)));
  expect(other(route(year))).not.toBe(one(route(age)));
  expect(one(route(age))({ age: 12, year: 2014 })).toBe('{"age":12}');
  expect(one(route(year))({ age: 12, year: 2014 })).toBe('{"year":2014}');
});

it("validates in a second service like in the first", async () => {
  for (const { app } of [await service({ url: nowhere }), await service({ url: nowhere })]) {
    const response = await app.inject({ method: "POST", url: "/api/share", payload: { type: "nothing" } });
    expect(response.statusCode, response.body).toBe(400);
  }
});
