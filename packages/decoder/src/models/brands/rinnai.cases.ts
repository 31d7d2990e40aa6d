import { defineModelCases, listings } from "./cases.ts";

export const modelCases = defineModelCases({
  "rinnai-kbtu": {
    "https://ru.scribd.com/document/472254200": {
      RU199iN: { is: "tankless-gas, natural-gas, indoor, 199000 BTU/h, condensing", listed: "199000 BTU/h" },
    },
    "https://www.instruktionsbok.se/rinnai/bruksanvisning-rur160ip": {
      RUR160iP: {
        is: "tankless-gas, propane, indoor, 160000 BTU/h, condensing, recirculation",
        listed: "160000 BTU/h",
      },
    },
    "https://manuals.plus/m/74f1ef781cd84793207ab2c2a7824752b3b5b80ebd7615b9ea98a564c7f7aae8": {
      RXP160iN: {
        is: "tankless-gas, natural-gas, indoor, 160000 BTU/h, condensing, recirculation",
        listed: "160000 BTU/h",
      },
    },
    "plumber's product pages": {
      RX199iN: { is: "tankless-gas, natural-gas, indoor, 199000 BTU/h, condensing", listed: "199000 BTU/h" },
    },
    [listings]: {
      RUR199: { is: "tankless-gas, 199000 BTU/h, condensing, recirculation" },
    },
  },
  "rinnai-re": {
    "Water Heater Advisor": {
      RE199: { is: "tankless-gas, 199000 BTU/h, non-condensing" },
      REP160: { is: "tankless-gas, 160000 BTU/h, non-condensing, recirculation" },
    },
  },
  "rinnai-rehp": {
    "Water Heater Advisor": {
      REHP50: { is: "heat-pump, electric, 50 gal, 240 V", listed: "50 gal" },
    },
  },
  "rinnai-gpm": {
    "https://manuzoid.com/manuals/glbxB-Rinnai%20RLX94i%20Technical%20data": {
      RL75iN: { is: "tankless-gas, natural-gas, indoor, 7.5 gal/min, non-condensing" },
      RLX94i: { is: "tankless-gas, indoor, 9.4 gal/min, non-condensing" },
    },
    "https://fdocuments.in/document/rinnai-owners-manual-r98lsi-tankless-water-heater.html": {
      R98LSi: { is: "tankless-gas, indoor, 9.8 gal/min, non-condensing" },
    },
    "https://engineerfix.com/": {
      RL94i: { is: "tankless-gas, indoor, 9.4 gal/min, non-condensing" },
      R85: { is: "tankless-gas, 8.5 gal/min, non-condensing" },
    },
    [listings]: {
      V65eN: { is: "tankless-gas, natural-gas, outdoor, 6.5 gal/min, non-condensing" },
      R94LSi: { is: "tankless-gas, indoor, 9.4 gal/min, non-condensing" },
    },
    "R63LSe in the service manual of the VA series": {
      R63LSeN: { is: "tankless-gas, natural-gas, outdoor, 6.3 gal/min, non-condensing" },
    },
  },
  "rinnai-ultra": {
    "RU98i in service manual 100000354, R as in RUR160i": {
      RUR98i: { is: "tankless-gas, indoor, 9.8 gal/min, condensing, recirculation" },
    },
    "https://ja.scribd.com/document/398218115/rinnai": {
      RC80HPe: { is: "tankless-gas, outdoor, 8 gal/min, condensing" },
    },
  },
  "rinnai-ultra-listed": {
    "model number as commonly listed": {
      RUC98i: { is: "tankless-gas, indoor, 9.8 gal/min, condensing" },
    },
  },
  "rinnai-type": {
    "https://usermanual.wiki/Pdf/100000098WaterHeaterServiceManual92008.226833822/html": {
      "REU-V2532FFUD-US": { is: "tankless-gas, indoor" },
      "REU-VA3237W-ASME": { is: "tankless-gas, outdoor" },
    },
  },
});
