import type { ModelCase } from "./cases.ts";

const listings = "as commonly listed, read like its sister models";

export const modelCases: readonly ModelCase[] = [
  {
    model: "RU199iN",
    by: "rinnai-kbtu",
    is: "tankless-gas, natural-gas, indoor, 199000 BTU/h, condensing",
    listed: "199000 BTU/h",
    from: "https://ru.scribd.com/document/472254200",
  },
  {
    model: "RUR160iP",
    by: "rinnai-kbtu",
    is: "tankless-gas, propane, indoor, 160000 BTU/h, condensing, recirculation",
    listed: "160000 BTU/h",
    from: "https://www.instruktionsbok.se/rinnai/bruksanvisning-rur160ip",
  },
  {
    model: "RXP160iN",
    by: "rinnai-kbtu",
    is: "tankless-gas, natural-gas, indoor, 160000 BTU/h, condensing, recirculation",
    listed: "160000 BTU/h",
    from: "https://manuals.plus/m/74f1ef781cd84793207ab2c2a7824752b3b5b80ebd7615b9ea98a564c7f7aae8",
  },
  {
    model: "RX199iN",
    by: "rinnai-kbtu",
    is: "tankless-gas, natural-gas, indoor, 199000 BTU/h, condensing",
    listed: "199000 BTU/h",
    from: "plumber's product pages",
  },
  {
    model: "RUR199",
    by: "rinnai-kbtu",
    is: "tankless-gas, 199000 BTU/h, condensing, recirculation",
    from: listings,
  },
  {
    model: "RE199",
    by: "rinnai-re",
    is: "tankless-gas, 199000 BTU/h, non-condensing",
    from: "Water Heater Advisor",
  },
  {
    model: "REP160",
    by: "rinnai-re",
    is: "tankless-gas, 160000 BTU/h, non-condensing, recirculation",
    from: "Water Heater Advisor",
  },
  {
    model: "REHP50",
    by: "rinnai-rehp",
    is: "heat-pump, electric, 50 gal, 240 V",
    listed: "50 gal",
    from: "Water Heater Advisor",
  },
  {
    model: "RL75iN",
    by: "rinnai-gpm",
    is: "tankless-gas, natural-gas, indoor, 7.5 gal/min, non-condensing",
    from: "https://manuzoid.com/manuals/glbxB-Rinnai%20RLX94i%20Technical%20data",
  },
  {
    model: "RLX94i",
    by: "rinnai-gpm",
    is: "tankless-gas, indoor, 9.4 gal/min, non-condensing",
    from: "https://manuzoid.com/manuals/glbxB-Rinnai%20RLX94i%20Technical%20data",
  },
  {
    model: "R98LSi",
    by: "rinnai-gpm",
    is: "tankless-gas, indoor, 9.8 gal/min, non-condensing",
    from: "https://fdocuments.in/document/rinnai-owners-manual-r98lsi-tankless-water-heater.html",
  },
  {
    model: "RL94i",
    by: "rinnai-gpm",
    is: "tankless-gas, indoor, 9.4 gal/min, non-condensing",
    from: "https://engineerfix.com/",
  },
  {
    model: "R85",
    by: "rinnai-gpm",
    is: "tankless-gas, 8.5 gal/min, non-condensing",
    from: "https://engineerfix.com/",
  },
  {
    model: "V65eN",
    by: "rinnai-gpm",
    is: "tankless-gas, natural-gas, outdoor, 6.5 gal/min, non-condensing",
    from: listings,
  },
  {
    model: "R94LSi",
    by: "rinnai-gpm",
    is: "tankless-gas, indoor, 9.4 gal/min, non-condensing",
    from: listings,
  },
  {
    model: "RUR98i",
    by: "rinnai-ultra",
    is: "tankless-gas, indoor, 9.8 gal/min, condensing, recirculation",
    from: "RU98i in service manual 100000354, R as in RUR160i",
  },
  {
    model: "RC80HPe",
    by: "rinnai-ultra",
    is: "tankless-gas, outdoor, 8 gal/min, condensing",
    from: "https://ja.scribd.com/document/398218115/rinnai",
  },
  {
    model: "RUC98i",
    by: "rinnai-ultra-listed",
    is: "tankless-gas, indoor, 9.8 gal/min, condensing",
    from: "model number as commonly listed",
  },
  {
    model: "R63LSeN",
    by: "rinnai-gpm",
    is: "tankless-gas, natural-gas, outdoor, 6.3 gal/min, non-condensing",
    from: "R63LSe in the service manual of the VA series",
  },
  {
    model: "REU-V2532FFUD-US",
    by: "rinnai-type",
    is: "tankless-gas, indoor",
    from: "https://usermanual.wiki/Pdf/100000098WaterHeaterServiceManual92008.226833822/html",
  },
  {
    model: "REU-VA3237W-ASME",
    by: "rinnai-type",
    is: "tankless-gas, outdoor",
    from: "https://usermanual.wiki/Pdf/100000098WaterHeaterServiceManual92008.226833822/html",
  },
];
