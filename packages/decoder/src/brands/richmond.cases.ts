import { defineCases } from "./cases.ts";
import { tankCases } from "./rheem.cases.ts";

export const cases = defineCases({
  illustration: [
    { serial: "0419A12345", is: "2019-04", from: "stesso.com: 0419 is April 2019" },
    { serial: "05.05-000021", is: "2005-05", from: "Rheem tankless, building-center.org" },
    { serial: "1105A12345", is: "2005-11", from: "hambomyers/waterheater-vault would read week 5 of 2011" },
    ...tankCases,
  ],
});
