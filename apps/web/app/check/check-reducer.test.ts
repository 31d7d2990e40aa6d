import { describe, expect, it } from "vitest";
import type { CheckData } from "../shared/check/check-data.ts";
import { validate } from "../shared/check/validate.ts";
import { type CheckEvent, checkReducer, type CheckState, initialState } from "./check-reducer.ts";

const empty = { brand: "", serial: "", model: "" };
const rheem = { brand: "rheem", serial: "RH0504B01826", model: "" };

const dataOf = (input: Partial<typeof empty>, isCheck = false): CheckData => ({
  address: { input: { ...empty, ...input }, isCheck, filled: true },
});

const after = (state: CheckState, ...events: readonly CheckEvent[]): CheckState =>
  events.reduce(checkReducer, state);

const typed = (input: Partial<typeof empty>): CheckState => initialState(dataOf(input));

describe("arriving at an address", () => {
  it.each([
    ["fills the form", empty, dataOf(rheem, true), false, rheem],
    [
      "keeps what the address leaves open",
      { ...rheem, model: "XE40" },
      dataOf({ brand: "ge" }),
      false,
      { brand: "ge", serial: rheem.serial, model: "XE40" },
    ],
    ["drops the model of another heater", { ...rheem, model: "XE40" }, dataOf(rheem, true), false, rheem],
    [
      "starts the next number without the last one",
      rheem,
      dataOf({ brand: "rheem" }),
      true,
      { ...empty, brand: "rheem" },
    ],
  ])("%s", (_name, input, data, isNext, expected) => {
    expect(after(typed(input), { type: "arrived", data, isNext }).input).toEqual(expected);
  });

  it("changes nothing if the form has the same input", () => {
    const state = typed(rheem);
    expect(after(state, { type: "arrived", data: dataOf(rheem), isNext: false })).toBe(state);
  });

  it("shows the errors of the address", () => {
    const errors = validate({ ...empty, brand: "rheem" });
    const data = { ...dataOf({ brand: "rheem" }, true), errors };
    expect(after(typed(empty), { type: "arrived", data, isNext: false }).errors).toBe(errors);
  });
});

it("restores a draft where nothing newer was typed", () => {
  const draft = { brand: "ge", serial: "GELN0598A12345", model: "GE50" };
  const state = after(typed(empty), { type: "changed", change: { serial: "RH05" } });
  expect(after(state, { type: "restored", draft, from: empty, brand: "" }).input).toEqual({
    ...draft,
    serial: "RH05",
  });
  expect(after(state, { type: "restored", draft, from: empty, brand: "rheem" }).input.brand).toBe("rheem");
});

it("an answer ends only its own check", () => {
  const twice = after(typed(rheem), { type: "asked", at: "first" }, { type: "asked", at: "second" });
  expect(after(twice, { type: "ended", at: "first" }).askedAt).toBe("second");
  expect(after(twice, { type: "ended", at: "second" }).askedAt).toBeUndefined();
});

it.each([
  [empty, "brand"],
  [{ ...empty, brand: "rheem" }, "serial"],
])("leaving the result for %j focuses the %s", (input, field) => {
  const errors = validate({ ...empty, brand: "rheem" });
  const state = after(typed(rheem), { type: "validated", errors }, { type: "left", input });
  expect(state).toMatchObject({ input, errors: {}, focus: { field } });
});
