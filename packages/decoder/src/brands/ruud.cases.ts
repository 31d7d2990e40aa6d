import { defineCases } from "./cases.ts";
import { tankCases } from "./rheem.cases.ts";

export const cases = defineCases({
  published: [
    { serial: "M141209135", is: "2012-W14", from: "SerialAge, perhaps a furnace or air conditioner" },
    { serial: "0585A35604", is: "1985-05", from: "californiaplumbingsd.com" },
    { serial: "05.05-000021", is: "2005-05", from: "building-center.org" },
    { serial: "0505000021", is: "2005-05", from: "either order gives the same date" },
    { serial: "168252873", is: "1973-W28", from: "building-center.org" },
  ],
  invalid: [{ serial: "5800A12345", is: "no-format", from: "hunterez361 says January 2000: Lennox" }],
  illustration: tankCases,
});
