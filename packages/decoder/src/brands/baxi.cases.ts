import { defineCases } from "./cases.ts";

export const cases = defineCases({
  illustration: [
    {
      serial: "XYZ150603772AP",
      is: "2015-W06",
      from: "building-center.org; its letters look like placeholders",
    },
  ],
  invalid: [
    { serial: "XYZ155403772AP", is: "no-format", from: "week 54" },
    { serial: "0922012485", is: "no-format", from: "digits only: a French plate without a rule" },
  ],
});
