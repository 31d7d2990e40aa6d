import { defineCases } from "./cases.ts";

export const cases = defineCases({
  published: [{ serial: "137945-7503", is: "1975-03", from: "building-center.org" }],
  maker: [
    {
      serial: "U0106413635",
      is: "2001-06",
      known: "2001-06",
      from: "johnwoodwaterheaters.com",
      url: "https://johnwoodwaterheaters.com/faqs/",
    },
  ],
  illustration: [
    { serial: "U0928413635", is: "2009-W28", from: "building-center.org" },
    { serial: "0331263882", is: "2003-W31", from: "a GSW heater's number" },
    { serial: "1735107397129", is: "2017-W35", from: "a State heater's number" },
  ],
});
