import { defineCases } from "./cases.ts";

export const cases = defineCases({
  published: [
    {
      serial: "21;26;10;0010014602;3130;819938;N8",
      is: "2026-W10",
      from: "F34, read from the device by September 13, 2026",
      url: "https://github.com/MarkBovee/vaillant-ebus/issues/129",
    },
    {
      serial: "21223600202621490082011095N5",
      is: "2022-W36",
      from: "base station, read from the device by January 7, 2024",
      url: "https://github.com/john30/ebusd-configuration/issues/382",
    },
    {
      serial: "21260400203288480082005049N6",
      is: "2026-W04",
      from: "controller, read from the device by September 13, 2026",
      url: "https://github.com/MarkBovee/vaillant-ebus/issues/129",
    },
    {
      serial: "21185200100234042700006283N0",
      is: "2018-W52",
      from: "plate without a stated date",
      url: "https://huggingface.co/datasets/Chaymaa/grdf-inference-aug-iter1/viewer/default/train?p=4",
    },
    {
      serial: "21185200100234042700006273N5",
      is: "2018-W52",
      from: "plate without a stated date",
      url: "https://huggingface.co/datasets/Chaymaa/GRDF-aug-donut",
    },
    {
      serial: "21185200100234042700006260N2",
      is: "2018-W52",
      from: "plate without a stated date",
      url: "https://huggingface.co/datasets/Chaymaa/GRDF_donut",
    },
    {
      serial: "21184000100234042700005494N9",
      is: "2018-W40",
      from: "plate without a stated date",
      url: "https://huggingface.co/datasets/Chaymaa/grdf-inference-aug-iter2-v2",
    },
    {
      serial: "21190100100225362700005153N9",
      is: "2019-W01",
      from: "plate without a stated date",
      url: "https://huggingface.co/datasets/Chaymaa/grdf-inference-aug-iter1/viewer/default/train?p=4",
    },
    {
      serial: "21132200100076691610005535N1",
      is: "2013-W22",
      from: "plate without a stated date",
      url: "https://huggingface.co/datasets/Chaymaa/grdf-inference-aug-iter1/viewer/default/train?p=4",
    },
    {
      serial: "21200800100238313100005405N1",
      is: "2020-W08",
      from: "plate without a stated date",
      url: "https://huggingface.co/datasets/Chaymaa/grdf-inference-aug-iter1",
    },
    {
      serial: "21200300100236313100005005N7",
      is: "2020-W03",
      from: "plate without a stated date",
      url: "https://huggingface.co/datasets/Chaymaa/grdf-inference-aug-iter2-v2",
    },
    {
      serial: "21161500100153843100006593N6",
      is: "2016-W15",
      from: "plate without a stated date",
      url: "https://huggingface.co/datasets/Chaymaa/grdf-inference-aug-iter2",
    },
    {
      serial: "21161700100153843100007164N6",
      is: "2016-W17",
      from: "plate without a stated date",
      url: "https://huggingface.co/datasets/Chaymaa/grdf-inference-aug-iter2",
    },
    {
      serial: "211425CX73TN00<<1610008837N2",
      is: "2014-W25",
      from: "plate without a stated date",
      url: "https://huggingface.co/datasets/Chaymaa/grdf-inference-aug-iter2",
    },
    {
      serial: "211313CX73TN001610006792N1",
      is: "2013-W13",
      from: "plate without a stated date",
      url: "https://huggingface.co/datasets/Chaymaa/GRDF-aug-donut",
    },
    {
      serial: "210639DM73TN001610019442N9",
      is: "2006-W39",
      from: "plate without a stated date",
      url: "https://huggingface.co/datasets/Chaymaa/GRDF-aug-donut",
    },
  ],
  invalid: [
    {
      serial: "210917LJ95TN00<<16100051983N4",
      is: "no-format",
      from: "a digit too many on a transcribed plate",
    },
    {
      serial: "2119390010024786161000526N7",
      is: "no-format",
      from: "a digit is missing on a transcribed plate",
    },
    {
      serial: "211984300236313100008593N2",
      is: "no-format",
      from: "two digits are missing on a transcribed plate",
    },
    { serial: "94B42996", is: "no-format", from: "boilers of the 1990s: no rule" },
  ],
});
