import { defineCases } from "./cases.ts";
import { tankCases } from "./rheem.cases.ts";

export const cases = defineCases({
  plate: [
    {
      serial: "RH 0504B01826",
      // Another reader of this plate read 82V40-2.
      model: "82VH40-2",
      is: "2004-05",
      known: "2004-05",
      from: "spikes/assets/nameplate.jpg: Rheemglas Fury, MFG. DATE 05/2004",
      url: "https://github.com/retailbox-automation/foreman-plus",
    },
  ],
  illustration: tankCases,
});
