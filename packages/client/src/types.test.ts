import { expectTypeOf, it } from "vitest";
import {
  ApiError,
  type CheckAnswer,
  type CheckResult,
  type Client,
  createClient,
  HeaterAgeError,
  type InvalidCheck,
  type KnownText,
  type ModelAnswer,
} from "./index.ts";

/** Calls that must not compile. They are never run. */
const wrongCalls = (client: Client): readonly unknown[] => [
  // @ts-expect-error -- a check needs a serial number
  client.check({ brand: "rheem" }),
  // @ts-expect-error -- a serial number is a text, because leading zeros matter
  client.check({ brand: "rheem", serialNumber: 504 }),
  // @ts-expect-error -- the value is "fallback"
  client.check({ brand: "rheem", serialNumber: "RH0504B01826" }, { offline: true }),
  // @ts-expect-error -- a time is a text, because it is stored as one
  client.check({ brand: "rheem", serialNumber: "RH0504B01826" }, { checkedAt: new Date() }),
  // @ts-expect-error -- checks of many have no id of their own
  client.checkMany([], { checkId: "8c1f2d3e-5a47-4b0e-9d61-2f7c3b8a9e10" }),
  // @ts-expect-error -- the inputs have to be iterable
  client.checkMany({ brand: "rheem", serialNumber: "RH0504B01826" }),
  // @ts-expect-error -- each check needs a brand
  client.checkMany([{ serialNumber: "RH0504B01826" }]),
  // @ts-expect-error -- a model needs a brand
  client.model({ modelNumber: "ENT-40" }),
  // @ts-expect-error -- deleting a report needs its token
  client.report.delete({ id: "q0mD2rYwT1yXfKc8uQZ7Lw" }),
  // @ts-expect-error -- only the website or a result can be shared
  client.share.record({ type: "page", platform: "copy" }),
  // @ts-expect-error -- a reply needs an address
  client.contact.send({ name: "Jane Doe", subject: "A brand", message: "It is not listed." }),
  // @ts-expect-error -- the API has no such level
  client.errors.report({ level: "fatal" }),
  // @ts-expect-error -- the operator's token is needed
  client.errors.stats(),
];

it("invalid calls do not compile", () => {
  expectTypeOf(wrongCalls).parameter(0).toEqualTypeOf<Client>();
  // @ts-expect-error -- an address is a text
  expectTypeOf(createClient).toBeCallableWith({ baseUrl: 7 });
});

it("a result narrows to its fields", () => {
  const read = (result: CheckResult) => {
    // @ts-expect-error -- there may be no date
    void result.manufacturingDate;
    if (result.success) {
      expectTypeOf(result.manufacturingDate).toEqualTypeOf<string>();
      expectTypeOf(result.ageYears).toEqualTypeOf<number>();
    } else {
      expectTypeOf(result.error).toEqualTypeOf<string>();
      // @ts-expect-error -- there is no date
      void result.manufacturingDate;
    }
  };
  expectTypeOf(read).parameter(0).toEqualTypeOf<CheckResult>();
  expectTypeOf<CheckAnswer["answeredBy"]>().toEqualTypeOf<"api" | "decoder">();
});

it("the API's responses may have unknown values, and can still be compared", () => {
  expectTypeOf<string>().toExtend<ModelAnswer["confidence"]>();
  expectTypeOf<string>().toExtend<CheckResult["decoding"]["status"]>();
  expectTypeOf<string>().toExtend<InvalidCheck["invalid"]["code"]>();
  expectTypeOf<KnownText<ModelAnswer["confidence"]>>().toEqualTypeOf<"high" | "medium" | "low">();
  expectTypeOf<KnownText<CheckResult["decoding"]["status"]>>().toEqualTypeOf<
    "decoded" | "ambiguous" | "unreadable"
  >();
});

it("an input keeps its additional fields", () => {
  const rows = (client: Client) =>
    client.checkMany([{ brand: "rheem", serialNumber: "RH0504B01826", row: 7 }]);
  type Row = Awaited<ReturnType<ReturnType<typeof rows>["next"]>>;
  expectTypeOf<Extract<Row, { readonly done?: false }>["value"]["input"]["row"]>().toEqualTypeOf<number>();
});

it("an error narrows by class and by code", () => {
  const read = (error: unknown) => {
    if (!HeaterAgeError.is(error)) return;
    expectTypeOf(error.text).toEqualTypeOf<string>();
    if (ApiError.is(error)) expectTypeOf(error.status).toEqualTypeOf<number>();
    // @ts-expect-error -- only API errors have a status
    void error.status;
  };
  expectTypeOf(read).parameter(0).toEqualTypeOf<unknown>();
});
