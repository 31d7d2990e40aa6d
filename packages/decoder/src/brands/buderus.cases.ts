import { defineCases } from "./cases.ts";

const page = "building-center.org";

export const cases = defineCases({
  published: [
    { serial: "253000-08217-01241-7747019703", is: "2008-08-04", from: page },
    { serial: "63036333-00-7080-3241", is: "2017-03-21 or 2007-03-21", from: `${page}: one digit of year` },
    {
      serial: "08199292-00-0070-0024",
      is: "2020-03-10 or 2010-03-11 or 2000-03-10",
      from: "plate without a stated date",
      url: "https://huggingface.co/datasets/Chaymaa/grdf-inference-aug-iter1",
    },
  ],
  illustration: [
    {
      serial: "63036333-00-6366-3241",
      is: "2016-12-31",
      from: "of 2006, 2016 and 2026 only 2016 has a day 366",
    },
  ],
  invalid: [{ serial: "63036333-00-7367-3241", is: "no-format", from: "no year has 367 days" }],
});
