import { defineCases } from "./cases.ts";

const page = "building-center.org";

export const cases = defineCases({
  published: [
    { serial: "2005.06-004472", is: "2005-06", from: page },
    { serial: "200506004472", is: "2005-06", from: `${page}; others read May 2020` },
    { serial: "S/N 2005.06-004472", is: "2005-06", from: `${page}, typed with S/N` },
  ],
  illustration: [
    { serial: "2103012345", is: "2021-03", from: "waterclue.com" },
    { serial: "2021.11-12345", is: "2021-11", from: "running number of five digits" },
    { serial: "2005060044721", is: "2005-06", from: "running number too long" },
  ],
  invalid: [
    { serial: "202612004472", is: "impossible-date", from: "after today" },
    { serial: "2113012345", is: "no-format", from: "month 13" },
  ],
});
