import Type, { type Static } from "typebox";
import { Compile } from "typebox/compile";

const text = (maxLength: number) => Type.String({ maxLength });
const named = Type.Array(Type.Object({ Name: text(4000) }), { maxItems: 200 });

/** The fields of a recall that are used, as described by the service. Others, such as contacts, are ignored. */
const RecallRecord = Type.Object({
  RecallID: Type.Union([Type.Integer({ minimum: 1 }), Type.String({ pattern: String.raw`^\d{1,9}$` })]),
  RecallNumber: Type.Union([
    Type.Integer({ minimum: 1 }),
    Type.String({ pattern: String.raw`^[A-Za-z\d-]{1,20}$` }),
  ]),
  RecallDate: Type.String({
    pattern: String.raw`^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}:\d{2}(?:\.\d{1,7})?Z?)?$`,
  }),
  Title: Type.String({ minLength: 1, maxLength: 1000 }),
  Description: text(20_000),
  URL: text(1000),
  Products: Type.Array(
    Type.Object({
      Name: text(1000),
      Model: Type.Optional(Type.Union([text(4000), Type.Null()])),
      NumberOfUnits: Type.Optional(Type.Union([text(400), Type.Null()])),
    }),
    { maxItems: 200 },
  ),
  Hazards: named,
  Remedies: named,
});

export type RecallRecord = Static<typeof RecallRecord>;

/** Validates a recall of the service. */
export const recallRecord = Compile(RecallRecord);

/** Names of the required fields. */
export const recallFields = Object.keys(RecallRecord.properties);
