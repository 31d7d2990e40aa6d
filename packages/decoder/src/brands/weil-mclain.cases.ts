import { defineCases } from "./cases.ts";

const table = "Weil-McLain: CP date ranges, 2026";

const ranges = "https://www.weil-mclain.com/wp-content/uploads/CP-Date-Ranges-2026.pdf";

const recall =
  "https://www.contractormag.com/hydronics/article/20875850/weil-mclain-and-cpsc-recall-ultra-series-boilers-for-co-hazard";

export const cases = defineCases({
  illustration: [{ serial: "CP 3150225", is: "1996", from: `${table}: from 3003001 to 3213000` }],
  maker: [
    { serial: "1414001", is: "1988", known: "1988", from: `${table}: the first of 1988`, url: ranges },
    { serial: "8278015", is: "2025", known: "2025", from: `${table}: the last of 2025`, url: ranges },
  ],
  recall: [
    {
      serial: "CP5071716",
      is: "2005",
      known: ["2004", "2005-05"],
      from: "recall of 2006, start of the range: sold from May 2005 on",
      url: recall,
    },
    {
      serial: "CP5327000",
      is: "2006",
      known: ["2005-05", "2006-07"],
      from: "recall of 2006, end of the range: sold until July 2006",
      url: recall,
    },
  ],
  invalid: [
    { serial: "1000000", is: "impossible-date", from: "before the table begins" },
    { serial: "123456", is: "no-format", from: "six digits: the early 1980s or older" },
  ],
});
