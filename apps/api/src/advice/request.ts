import Type, { type Static } from "typebox";
import { RatingPlate } from "../checks/schema.ts";
import { datePattern } from "../schema/dates.ts";
import { lifeTypes, oneOf } from "../schema/enums.ts";
import { textField } from "../schema/fields.ts";
import { type DeepReadonly, requestObject } from "../schema/named-schema.ts";

const { brand, serialNumber, modelNumber } = RatingPlate.properties;

export const AdviceRequest = requestObject(
  "AdviceRequest",
  "A heater to give advice on: the data on its rating plate, and what the visitor knows.",
  {
    brand,
    serialNumber,
    modelNumber,
    dates: Type.Optional(
      Type.Array(Type.String({ maxLength: 10 }), {
        minItems: 1,
        maxItems: 20,
        description:
          "Possible dates that haven't been ruled out, as a check returns them. Leave out to use all.",
        examples: [["2004-05"]],
      }),
    ),
    type: Type.Optional(
      oneOf(
        lifeTypes,
        "Kind of heater, if the visitor knows it. Otherwise it is taken from the model number, if possible.",
        "gas-tank",
      ),
    ),
    installed: Type.Optional(
      textField(
        "Install date: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. Not before the date of manufacture or after today.",
        "2019-04",
        { pattern: datePattern },
      ),
    ),
    warranty: Type.Optional(
      textField("The warranty as stated in the heater's papers.", "6 year limited tank and parts warranty", {
        maxLength: 200,
      }),
    ),
  },
);

export type AdviceRequest = DeepReadonly<Static<typeof AdviceRequest>>;
