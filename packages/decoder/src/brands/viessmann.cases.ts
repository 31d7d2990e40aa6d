import { defineCases } from "./cases.ts";

export const cases = defineCases({
  maker: [
    {
      serial: "7571381605216204",
      is: "2026 or 2016 or 2006",
      known: "2016-10",
      from: "Vitoconnect: the maker’s server states October 13, 2016, in the test data of a plug-in",
      url: "https://github.com/challo2018/LoxBerry-Plugin-Vitoconnect",
    },
  ],
  record: [
    {
      serial: "7722319001060123",
      is: "2020 or 2010",
      known: ["2018", "2021-07-22"],
      from: "Vitodens 200-W, read by July 22, 2021",
      url: "https://github.com/openviess/PyViCare",
    },
    {
      serial: "7542014701157109",
      is: "2017 or 2007",
      known: ["2010", "2018-04-27"],
      from: "Vitocal, read by April 27, 2018; the first year is that of its series",
      url: "https://github.com/challo2018/LoxBerry-Plugin-Vitoconnect",
    },
  ],
  published: [
    {
      serial: "7452947314722106",
      is: "2023 or 2013 or 2003",
      from: "read from the device by December 31, 2019",
      url: "https://github.com/openviess/PyViCare",
    },
    {
      serial: "7570950701559112",
      is: "2017 or 2007",
      from: "Vitodens 333-F, read from the device by July 16, 2021",
      url: "https://github.com/openviess/PyViCare",
    },
    {
      serial: "7554201501756105",
      is: "2025 or 2015 or 2005",
      from: "read from the device by June 7, 2018",
      url: "https://github.com/openviess/PyViCare",
    },
    {
      serial: "7661464710024109",
      is: "2017 or 2007",
      from: "controller of the Vitodens 333-F above, read from the device by July 16, 2021",
      url: "https://github.com/openviess/PyViCare",
    },
    {
      serial: "7277954701232101",
      is: "2017 or 2007",
      from: "plate without a stated date",
      url: "https://huggingface.co/datasets/Chaymaa/grdf-inference-aug-iter1",
    },
    {
      serial: "7186936801665101",
      is: "2018 or 2008",
      from: "plate without a stated date",
      url: "https://huggingface.co/datasets/Chaymaa/grdf-inference-aug-iter1",
    },
  ],
  invalid: [
    { serial: "73748610026311101", is: "no-format", from: "seventeen digits; ecohappy.co.uk reads 2010" },
  ],
});
